import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from './sources.ts'

// The generators name the files of the clients that they make, which are not in the repository.
const files = filesBelow([
  'app',
  'bench',
  'components',
  'contract',
  'database',
  'e2e',
  'gateway',
  'lib',
  'pdf',
  'program',
  'scripts',
  'server',
  'telemetry',
  'tests',
  'text',
]).filter((file) => !file.endsWith('.gen.ts'))

test('files have kebab-case names', () => {
  const odd = files.filter((file) => !/^[a-z0-9]+(?:[-.][a-z0-9]+)*\.tsx?$/.test(path.basename(file)))
  // Next uses brackets and underscores for catch-all and optional routes, but only in names of folders.
  expect(odd).toEqual([])
})

test('no file or folder is called by what everything is', () => {
  const vague = /(^|\/)(utils?|helpers?|common|misc|shared|stuff)([./-]|$)/
  expect(files.filter((file) => vague.test(file))).toEqual([])
})
