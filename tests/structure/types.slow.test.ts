import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root, textOf } from './sources.ts'

const require = createRequire(import.meta.url)

/** Runs a tool's script with this Node; returns its output when it failed, else an empty text. */
function complaints(script: string, ...args: string[]): string {
  const run = spawnSync(process.execPath, [require.resolve(script), ...args], { cwd: root, encoding: 'utf8' })
  return run.status === 0 ? '' : `${run.stdout}${run.stderr}${String(run.error ?? '')}`
}

test('both programs, the tests and the tools type-check', () => {
  // Next first writes the types of routes and styles; a fresh clone has none.
  expect(complaints('next/dist/bin/next', 'typegen')).toBe('')
  expect(complaints('typescript/bin/tsc', '--noEmit')).toBe('')
})

const KINDS = path.join(root, 'contract/booking/kinds.ts')

/** The product's files that have type errors when a third kind of booking is added. */
function placesOfThirdKind(): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  )
  if (!config) throw new Error('the configuration of the type checker cannot be read')
  const options = { ...config.options, incremental: false, noEmit: true }
  const host = ts.createCompilerHost(options)
  const { readFile } = host
  host.readFile = (file) => {
    const text = readFile(file)
    return path.resolve(file) === KINDS ? text?.replace('BookingKind =', "BookingKind = 'third' |") : text
  }
  const product = /^(\.next\/types|app|components|contract|gateway|lib|server)\//
  const files = config.fileNames.filter((file) => product.test(path.relative(root, file)))
  const program = ts.createProgram([path.join(root, 'next-env.d.ts'), ...files], options, host)
  const found = ts.getPreEmitDiagnostics(program).map(({ file }) => path.relative(root, file?.fileName ?? ''))
  return [...new Set(found)].sort()
}

/** The files that the section in CONTRIBUTING.md lists. */
function placesNamed(): string[] {
  const [, section = ''] = textOf('CONTRIBUTING.md').split('## Adding a kind of booking')
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file).sort()
}

test('a third kind of booking is a type error in the files that CONTRIBUTING.md lists, and in no other', () => {
  expect(placesNamed().length).toBeGreaterThan(0)
  expect(placesOfThirdKind()).toEqual(placesNamed())
}, 300_000)
