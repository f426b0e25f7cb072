import { expect, test } from 'vitest'
import { seedDemoAccounts } from '../../gateway/domain/session/seed-accounts.ts'
import { docsRoutes } from '../../gateway/http/docs.ts'
import { docsPages } from '../../gateway/http/docs-pages.ts'
import { openGateway } from '../setup/simulated-gateway.ts'

const routes = docsRoutes()
const textOf = async (path: string) => {
  const answer = await routes.request(path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

test('the API reference has all that it asks for', async () => {
  const page = await textOf('/docs')
  const parts = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(parts).toHaveLength(10)
  for (const path of parts) expect(await textOf(path)).not.toBe('')

  const start = await textOf('/docs/start.js')
  const documents = [...start.matchAll(/"url":"([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(documents).toHaveLength(3)
  for (const path of documents) expect(JSON.parse(await textOf(path))).toMatchObject({ openapi: '3.1.0' })
  // The layout for one document cannot show several.
  expect(start).toContain("layout: 'StandaloneLayout'")
})

test('the calls that the pages show can be copied', async () => {
  const gateway = await openGateway()
  try {
    await seedDemoAccounts(gateway.services)
    let token = ''
    const statuses: Record<string, number> = {}
    for (const { name, call } of docsPages) {
      const own = Object.entries(call.headers ?? {}).map(([key, value]) => [
        key,
        value.replace('$TOKEN', token),
      ])
      const response = await gateway.send(call.path, {
        headers: {
          ...(Object.fromEntries(own) as Record<string, string>),
          'content-type': 'application/json',
        },
        ...(call.body && { method: 'POST', body: JSON.stringify(call.body) }),
      })
      const answer = (await response.json()) as { access_token?: string }
      token = answer.access_token ?? token
      statuses[name] = response.status
    }
    // The note is for an order that does not exist.
    expect(statuses).toEqual({
      'first-call': 200,
      errors: 200,
      paging: 200,
      idempotency: 404,
      time: 200,
      money: 200,
    })
  } finally {
    await gateway.close()
  }
})

test('each page says what holds, and shows its call for the host that serves it', async () => {
  for (const { name, title, call } of docsPages) {
    const page = await textOf(`/docs/${name}`)
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).toContain(`http://localhost${call.path.replaceAll('&', '&amp;')}`)
  }
})
