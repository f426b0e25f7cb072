import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { openApiOf } from '../../contract/openapi/document.ts'
import type { Family } from '../../contract/operation.ts'
import { docsPage, docsPages } from './docs-pages.ts'

const families = ['session', 'v3', 'activity'] as const satisfies readonly Family[]
const assets: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  // The bar that selects one of several documents.
  'swagger-ui-standalone-preset.js': 'text/javascript; charset=utf-8',
}

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Booking service: API reference</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<nav>${docsPages.map(({ name, title }) => `<a href="/docs/${name}">${title}</a>`).join(' ')}</nav>
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/swagger-ui-standalone-preset.js"></script>
<script src="/docs/start.js"></script>
</html>`

const start = `SwaggerUIBundle({
  dom_id: '#reference',
  urls: ${JSON.stringify(families.map((name) => ({ name, url: `/openapi/${name}.json` })))},
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
})
`

/** `/docs` and `/openapi/{family}.json`: the API reference, with all its files served from here. */
export function docsRoutes(): Hono {
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const app = new Hono()
  app.get('/docs', (c) => c.html(page))
  app.get('/docs/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  for (const each of docsPages) {
    app.get(`/docs/${each.name}`, (c) => c.html(docsPage(each, new URL(c.req.url).origin)))
  }
  for (const [name, type] of Object.entries(assets)) {
    app.get(`/docs/${name}`, async (c) => {
      const bytes = await readFile(join(root, name))
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': type,
        'cache-control': 'public, max-age=86400',
      })
    })
  }
  for (const family of families) {
    let text: string | null = null
    app.get(`/openapi/${family}.json`, (c) => {
      text ??= JSON.stringify(openApiOf(family))
      return c.body(text, 200, { 'content-type': 'application/json; charset=utf-8' })
    })
  }
  return app
}
