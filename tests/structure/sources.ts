import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** The checkout's folder. */
export const root = path.resolve(import.meta.dirname, '..', '..')

/** Paths below `folders`, relative to the checkout, whose names end in one of `endings`. */
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

/** The text of a file of the checkout. */
export function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

/** The parsed file: syntax only, no types. */
export function parsed(file: string, text = textOf(file)): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

/** What is left of a module when it runs: no comments, no types, no imports of types. */
export function asRun(file: string): string {
  return ts.transpileModule(textOf(file), {
    fileName: file,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
      removeComments: true,
      verbatimModuleSyntax: true,
    },
  }).outputText
}

/** Every piece of literal text in a file: strings, template parts, text between tags. */
export function literals(file: string, text?: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node.text)
    } else if (ts.isJsxText(node)) found.push(node.text)
    else if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(parsed(file, text))
  return found
}
