import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import ts from 'typescript'

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
    route.fulfill({ contentType: 'text/javascript', body: peerScript() }),
  )
  await page.goto(address)
  // All other requests go to the desk unchanged.
  await page.unrouteAll()
}

/* React is published as CommonJS only; for five modules no bundler is needed. */
function peerScript(): string {
  const list = ts.transpileModule(readFileSync(new URL('naive-list.tsx', import.meta.url), 'utf8'), {
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
${[...parts, define('list', list)].join('\n')}
require('list')
})()`
}

function define(name: string, source: string): string {
  return `parts[${JSON.stringify(name)}] = (module, exports) => {\n${source}\n}`
}
