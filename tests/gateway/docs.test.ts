import { expect, test } from 'vitest'
import { docsRoutes } from '../../gateway/http/docs.ts'

const routes = docsRoutes()
const textOf = async (path: string) => {
  const answer = await routes.request(path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

test('the API reference has all that it asks for', async () => {
  const page = await textOf('/docs')
  const parts = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(parts).toHaveLength(4)
  for (const path of parts) expect(await textOf(path)).not.toBe('')

  const start = await textOf('/docs/start.js')
  const documents = [...start.matchAll(/"url":"([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(documents).toHaveLength(3)
  for (const path of documents) expect(JSON.parse(await textOf(path))).toMatchObject({ openapi: '3.1.0' })
  // The layout for one document cannot show several.
  expect(start).toContain("layout: 'StandaloneLayout'")
})
