import { existsSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { asRun, filesBelow, parsed, root, textOf } from './sources.ts'

/** Texts that must never reach the browser: the gateway's session, and the names of settings with secrets. */
const secrets =
  /\b(?:SessionId|NEXTAUTH_SECRET|DESK_KEY|GATEWAY_SECRET|GATEWAY_DATA_KEY|DATABASE_URL|GATEWAY_(?:SANDBOX_)?V3_TOKEN)\b/

const built = path.join(root, '.next', 'static')

/** The directive ('use client', 'use server') at the start of a module, if any. */
function directive(file: string): string | undefined {
  const first = parsed(file).statements[0]
  return first && ts.isExpressionStatement(first) && ts.isStringLiteral(first.expression)
    ? first.expression.text
    : undefined
}

/** The project's modules that a module loads at run time; type imports are not among them. */
function loads(file: string): string[] {
  return ts
    .preProcessFile(asRun(file), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => path.relative(root, path.resolve(root, path.dirname(file), name)))
    .filter((name) => /\.tsx?$/.test(name) && existsSync(path.join(root, name)))
}

/** Every module that is sent to the browser: all that client modules load, up to the server's actions. */
function browserModules(): string[] {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file) || directive(file) === 'use server') return
    reached.add(file)
    loads(file).forEach(visit)
  }
  filesBelow(['app', 'components', 'lib'])
    .filter((file) => directive(file) === 'use client')
    .forEach(visit)
  return [...reached].sort()
}

const modules = browserModules()

test('no module that the browser loads names the session or a secret', () => {
  expect(modules.filter((file) => secrets.test(asRun(file)))).toEqual([])
})

test('no module that the browser loads belongs to the server', () => {
  expect(modules.filter((file) => /^(server|gateway|scripts)\//.test(file))).toEqual([])
})

test('no module that the browser loads reads a setting', () => {
  const readsSetting = /process\.env(?!\.NODE_ENV\b|\.NEXT_PUBLIC_|\[['"]NODE_ENV['"]\])/
  expect(modules.filter((file) => readsSetting.test(asRun(file)))).toEqual([])
})

test('no module that the browser loads has a parser, which is large and tries eval against the policy', () => {
  const parser = (file: string) =>
    ts.preProcessFile(asRun(file), true, true).importedFiles.some(({ fileName }) => /^zod\b/.test(fileName))
  expect(modules.filter(parser)).toEqual([])
})

test('no module that both sides run needs a browser', () => {
  const browserOnly = /\b(?:window|document|localStorage|sessionStorage)\b/
  const files = filesBelow(['lib'])
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => directive(file) === 'use client' || browserOnly.test(asRun(file)))).toEqual(
    [],
  )
})

// `npm test` builds first, so a missing build is a failure there; `npm run verify` may run before any build.
const buildExpected = process.env['DESK_IS_BUILT'] === '1'

test.skipIf(!buildExpected && !existsSync(built))('the built browser code names neither', () => {
  const files = filesBelow(['.next/static'], ['.js', '.css', '.json', '.html', '.map'])
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => secrets.test(textOf(file)))).toEqual([])
})
