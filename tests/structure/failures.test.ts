import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..', '..')

test('docs/failures.md names tests and files that exist', () => {
  const text = readFileSync(path.join(root, 'docs', 'failures.md'), 'utf8')
  const paths = [...text.matchAll(/`((?:server|tests|e2e)\/[\w./-]+)`/g)].map(([, named]) => named ?? '')
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter((named) => !existsSync(path.join(root, named)))).toEqual([])
})

/** `path`: the beginning of a title (a remark); or, in backquotes, the test's own name of a scenario. */
const shown = /`((?:tests|e2e)\/[\w./-]+)`: ([^;|]+)/g

test('docs/failures.md names tests as they are named in their files', () => {
  const text = readFileSync(path.join(root, 'docs', 'failures.md'), 'utf8')
  const named = [...text.matchAll(shown)].flatMap(([, file = '', words = '']) => {
    const quoted = [...words.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    const names = quoted.length > 0 ? quoted : [words.replace(/\(.*$/, '').trim()]
    return names.map((name) => [file, name] as const)
  })
  expect(named.length).toBeGreaterThan(35)
  const unknown = named.filter(([file, name]) => !readFileSync(path.join(root, file), 'utf8').includes(name))
  expect(unknown).toEqual([])
})
