import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** The root folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '..', '..')

/** Paths below `folders`, relative to the root, whose names end in one of `endings`. */
export function filesBelow(
  folders: readonly string[],
  endings: readonly string[] = ['.ts', '.tsx'],
): string[] {
  return folders.flatMap((folder) => {
    if (!existsSync(path.join(root, folder))) return []
    return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .sort()
  })
}

/** The text of a file, by its path from the root. */
export function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

// Several tests read the same files.
const sources = new Map<string, ts.SourceFile>()
const compiled = new Map<string, string>()

/** The parsed file, syntax only, without types. A given text is parsed instead of the file's. */
export function parsed(file: string, text?: string): ts.SourceFile {
  const parse = (code: string) => ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  return text === undefined ? once(sources, file, () => parse(textOf(file))) : parse(text)
}

/** The code of a module that runs: without comments, types and type imports. */
export function asRun(file: string): string {
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.Preserve,
    removeComments: true,
    verbatimModuleSyntax: true,
  }
  return once(
    compiled,
    file,
    () => ts.transpileModule(textOf(file), { fileName: file, compilerOptions }).outputText,
  )
}

function once<T>(cache: Map<string, T>, file: string, make: () => T): T {
  const value = cache.get(file) ?? make()
  cache.set(file, value)
  return value
}

/** Every literal text in a file: strings, template parts, JSX text. */
export function literals(file: string, text?: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text)
    } else if (ts.isJsxText(node)) texts.push(node.text)
    else if (ts.isRegularExpressionLiteral(node)) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(parsed(file, text))
  return texts
}
