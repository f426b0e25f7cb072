import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { root, textOf } from './sources.ts'

/**
 * The types of everything, checked once: with one more kind of booking. Files with errors then are checked
 * again without it, for an error that has nothing to do with that kind is there in both checks.
 */

const KINDS = path.join(root, 'contract/booking/kinds.ts')
const PRODUCT = /^(\.next\/types|app|components|contract|gateway|lib|pdf|server)\//

let options: ts.CompilerOptions
let withOneMore: ts.Program
/** The files that have errors when there is one more kind, by their path from the root. */
let wrongWithOneMore: string[]

beforeAll(() => {
  writeRouteTypes()
  const unread = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const config = ts.getParsedCommandLineOfConfigFile(path.join(root, 'tsconfig.json'), {}, unread)
  if (!config || config.errors.length > 0) throw new Error('tsconfig.json cannot be read')
  options = { ...config.options, incremental: false, noEmit: true }
  const host = ts.createCompilerHost(options)
  const { readFile } = host
  host.readFile = (file) => {
    const text = readFile(file)
    return path.resolve(file) === KINDS ? text?.replace('BookingKind =', "BookingKind = 'one-more' |") : text
  }
  withOneMore = ts.createProgram(config.fileNames, options, host)
  const errors = ts.getPreEmitDiagnostics(withOneMore)
  const files = errors.map(({ file }) => (file ? path.relative(root, file.fileName) : 'tsconfig.json'))
  wrongWithOneMore = [...new Set(files)].sort()
}, 300_000)

/** Next writes the types of routes and styles: a fresh clone has none, a build has written them. */
function writeRouteTypes(): void {
  if (process.env['DESK_IS_BUILT'] === '1') return
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  const run = spawnSync(process.execPath, [next, 'typegen'], { cwd: root, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}${String(run.error ?? '')}`)
}

/** The files that the section in CONTRIBUTING.md lists. */
function placesNamed(): string[] {
  const [, section = ''] = textOf('CONTRIBUTING.md').split('## Adding a kind of booking')
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file).sort()
}

test('both programs, the tests and the tools type-check', () => {
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  // Every file but one is the same, and need not be parsed again.
  host.getSourceFile = (file, ...rest) =>
    path.resolve(file) === KINDS ? getSourceFile(file, ...rest) : withOneMore.getSourceFile(file)
  const program = ts.createProgram(withOneMore.getRootFileNames(), options, host, withOneMore)
  const again = wrongWithOneMore.flatMap((file) => program.getSourceFile(path.join(root, file)) ?? [])
  const errors = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...again.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ]
  expect(ts.formatDiagnostics(errors, host)).toBe('')
}, 300_000)

test('one more kind of booking is a type error in the files that CONTRIBUTING.md lists, and in no other', () => {
  expect(placesNamed().length).toBeGreaterThan(0)
  expect(wrongWithOneMore.filter((file) => PRODUCT.test(file))).toEqual(placesNamed())
})
