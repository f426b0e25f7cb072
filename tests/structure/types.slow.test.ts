import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root, textOf } from './sources.ts'

/** The types of everything as they are, and those of the programs in a copy with one more kind of booking. */

const KINDS = 'contract/booking/kinds.ts'
const PRODUCT = /^(\.next\/types|app|components|contract|gateway|lib|pdf|server)\//
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc')

beforeAll(writeRouteTypes, 300_000)

/** Next writes the types of routes and styles: a fresh clone has none, a build has written them. */
function writeRouteTypes(): void {
  if (process.env['DESK_IS_BUILT'] === '1') return
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  const run = spawnSync(process.execPath, [next, 'typegen'], { cwd: root, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}${String(run.error ?? '')}`)
}

/** The compiler's output about a folder with a `tsconfig.json`: one error a line, '' for none. */
function typeErrors(folder: string): string {
  const options = ['--noEmit', '--pretty', 'false', '--checkers', '1']
  const run = spawnSync(process.execPath, [compiler, ...options], { cwd: folder, encoding: 'utf8' })
  if (run.error) throw run.error
  return run.stdout + run.stderr
}

/** The files that have errors when there is one more kind, by their path from the root. */
function wrongWithOneMore(): string[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'travel-desk-types-'))
  try {
    cpSync(root, copy, { recursive: true, filter: isCopied })
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    writeFileSync(
      path.join(copy, KINDS),
      textOf(KINDS).replace('BookingKind =', "BookingKind = 'one-more' |"),
    )
    const files = [...typeErrors(copy).matchAll(/^(\S[^(\n]*)\(\d+,\d+\): error/gm)]
    return [...new Set(files.map(([, file = '']) => file))].sort()
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/**
 * True for sources of the programs, for the types that Next has written, and for the folders above them.
 * Tests and benches, more than a third of all, are left out: nothing of the programs imports them.
 */
function isCopied(file: string): boolean {
  const name = path.relative(root, file)
  if (/^(node_modules|tests|e2e|bench|\.next\/(?!types)|\.(?!next))/.test(name)) return false
  return statSync(file).isDirectory() || /\.(tsx?|m?js|json)$/.test(name)
}

/** The files that the section in CONTRIBUTING.md lists. */
function placesNamed(): string[] {
  const [, section = ''] = textOf('CONTRIBUTING.md').split('## Adding a kind of booking')
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file).sort()
}

test('both programs, the tests and the tools type-check', () => {
  expect(typeErrors(root)).toBe('')
}, 300_000)

test('one more kind of booking is a type error in the files that CONTRIBUTING.md lists, and in no other', () => {
  expect(placesNamed().length).toBeGreaterThan(0)
  expect(wrongWithOneMore().filter((file) => PRODUCT.test(file))).toEqual(placesNamed())
}, 300_000)
