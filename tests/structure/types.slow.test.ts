import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { root, textOf } from './sources.ts'

/**
 * The types of everything, checked once: with a third kind of booking. Files with errors then are checked
 * again without it, for an error that has nothing to do with the third kind is there in both checks.
 */

const KINDS = path.join(root, 'contract/booking/kinds.ts')
const PRODUCT = /^(\.next\/types|app|components|contract|gateway|lib|server)\//

let options: ts.CompilerOptions
let withThird: ts.Program
/** The files that have errors when there is a third kind, by their path from the root. */
let wrongWithThird: string[]

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
    return path.resolve(file) === KINDS ? text?.replace('BookingKind =', "BookingKind = 'third' |") : text
  }
  withThird = ts.createProgram(config.fileNames, options, host)
  const errors = ts.getPreEmitDiagnostics(withThird)
  const found = errors.map(({ file }) => (file ? path.relative(root, file.fileName) : 'tsconfig.json'))
  wrongWithThird = [...new Set(found)].sort()
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
    path.resolve(file) === KINDS ? getSourceFile(file, ...rest) : withThird.getSourceFile(file)
  const program = ts.createProgram(withThird.getRootFileNames(), options, host, withThird)
  const again = wrongWithThird.flatMap((file) => program.getSourceFile(path.join(root, file)) ?? [])
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

test('a third kind of booking is a type error in the files that CONTRIBUTING.md lists, and in no other', () => {
  expect(placesNamed().length).toBeGreaterThan(0)
  expect(wrongWithThird.filter((file) => PRODUCT.test(file))).toEqual(placesNamed())
})
