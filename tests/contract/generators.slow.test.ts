import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { generate as generateCodegen } from 'openapi-typescript-codegen'
import openapiTS, { astToString } from 'openapi-typescript'
import { generate as generateOrval } from 'orval'
import { expect, it, onTestFinished } from 'vitest'
import { openApiOf } from '../../contract/openapi/document.ts'

/** What a generator writes for the document in `input`, into `folder`. */
type Generator = (input: string, folder: string) => Promise<unknown>

const generators: Record<string, Generator> = {
  '@hey-api/openapi-ts': (input, folder) =>
    createClient({ input, output: { path: folder }, logs: { level: 'silent', file: false } }),
  orval: (target, folder) =>
    generateOrval({
      input: { target },
      output: { target: path.join(folder, 'client.ts'), client: 'fetch', mode: 'single' },
    }),
  'openapi-typescript': async (input, folder) =>
    writeFileSync(path.join(folder, 'paths.ts'), astToString(await openapiTS(new URL(`file://${input}`)))),
  'openapi-typescript-codegen': (input, output) => generateCodegen({ input, output }),
}

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/** Runs the compiler in a folder; what it says if it finds something wrong. */
function compile(folder: string): string {
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  const compiler = createRequire(import.meta.url).resolve('typescript-native/package.json')
  const program = path.join(path.dirname(compiler), 'bin', 'tsc')
  try {
    return execFileSync(process.execPath, [program, '-p', folder, '--checkers', '1'], { encoding: 'utf8' })
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}

it.each(Object.entries(generators))(
  'what %s makes of each document compiles in strict mode',
  async (name, generate) => {
    const folder = mkdtempSync(path.join(import.meta.dirname, 'client', 'made-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const family of ['session', 'v3', 'activity'] as const) {
      const input = path.join(folder, `${family}.json`)
      const output = path.join(folder, family)
      mkdirSync(output)
      writeFileSync(input, JSON.stringify(openApiOf(family)))
      await generate(input, output)
    }
    expect(compile(folder), name).toBe('')
    // The compiler reads what was made: a wrong line among it is found.
    writeFileSync(path.join(folder, 'wrong.ts'), 'export const wrong: string = 1\n')
    expect(compile(folder)).toContain('wrong.ts')
  },
)
