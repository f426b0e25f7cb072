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
