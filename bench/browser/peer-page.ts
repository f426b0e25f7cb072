import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import ts from 'typescript'
import type { PlainNode } from './plain-rows.tsx'

/** Rows of one screen. */
const SCREEN_ROWS = 12

const MODULES = {
  react: 'node_modules/react/cjs/react.production.js',
  'react/jsx-runtime': 'node_modules/react/cjs/react-jsx-runtime.production.js',
  scheduler: 'node_modules/scheduler/cjs/scheduler.production.js',
  'react-dom': 'node_modules/react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'node_modules/react-dom/cjs/react-dom-client.production.js',
}

/**
 * Opens the naive list as a page of the desk's origin, so that it may use the desk's read route.
 * @param body the request body that its Search button sends
 */
export async function openPeerPage(page: Page, origin: string, body: string): Promise<void> {
  const address = `${origin}/bench-peer`
  const html = `<!doctype html><html lang="en"><title>Peer</title><body><div id="root"></div>
<script>window.benchInput = ${JSON.stringify(body)}</script><script src="/bench-peer.js"></script></body></html>`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route(`${address}.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: peerScript('naive-list.tsx') }),
  )
  await page.goto(address)
  // All other requests go to the desk unchanged.
  await page.unrouteAll()
}

/**
 * Puts the plain rows into an open page of the desk.
 * @param body the request body that their button sends before it draws them; null draws them at once
 * @returns the button
 */
export async function addPlainRows(page: Page, rows: PlainNode[], body: string | null): Promise<Locator> {
  await page.evaluate((plain) => void (window.benchPlain = plain), { rows, body })
  await page.evaluate(peerScript('plain-rows.tsx'))
  return page.getByRole('button', { name: 'Search plainly' })
}

/** One screen of the rows that the desk has drawn; where the document has fewer, they are repeated. */
export async function drawnRows(page: Page): Promise<PlainNode[]> {
  const rows = await page.evaluate(() => {
    const read = (node: Node): PlainNode[] => {
      if (node instanceof Text) return [node.data]
      if (!(node instanceof Element)) return []
      const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
      return [{ tag: node.localName, attributes, children: [...node.childNodes].flatMap(read) }]
    }
    return [...document.querySelectorAll('[aria-label="Flights found"] > [role=listitem] > *')].flatMap(read)
  })
  if (rows.length === 0) throw new Error('the desk has drawn no row')
  return Array.from({ length: SCREEN_ROWS }, (_, at) => rows[at % rows.length] as PlainNode)
}

/* React is published as CommonJS only; for five modules no bundler is needed. */
function peerScript(file: 'naive-list.tsx' | 'plain-rows.tsx'): string {
  const peer = ts.transpileModule(readFileSync(new URL(file, import.meta.url), 'utf8'), {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
    },
  }).outputText
  const parts = Object.entries(MODULES).map(([name, file]) => define(name, readFileSync(file, 'utf8')))
  return `(() => {
const parts = {}, loaded = {}
const require = (name) => {
  if (!loaded[name]) parts[name]((loaded[name] = { exports: {} }), loaded[name].exports)
  return loaded[name].exports
}
${[...parts, define('peer', peer)].join('\n')}
require('peer')
})()`
}

function define(name: string, source: string): string {
  return `parts[${JSON.stringify(name)}] = (module, exports) => {\n${source}\n}`
}
