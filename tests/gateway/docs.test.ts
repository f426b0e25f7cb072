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
  expect(parts).toHaveLength(11)
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
    for (const call of docsPages.flatMap(({ calls }) => calls)) {
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
      statuses[call.path] = response.status
      if (call.path.includes('per_page')) expect(response.headers.get('link')).toContain('rel="next"')
    }
    // The note is for an order that does not exist.
    expect(statuses).toEqual({
      '/v3/oauth/token': 200,
      '/Authenticate/CreateSession': 200,
      '/openapi/session.json': 200,
      '/Wallet/Balance': 200,
      '/v3/bookings?limit=0': 422,
      '/Activity/v2/products?SessionId=unknown': 401,
      '/v3/activities/products?city=Porto&per_page=2': 200,
      '/v3/flights/orders/ord_unknown/notes': 404,
      '/v3/flights/searches': 200,
      '/v3/bookings': 200,
    })
  } finally {
    await gateway.close()
  }
})

test('each page says what holds, and shows its call for the host that serves it', async () => {
  for (const { name, title, calls } of docsPages) {
    const page = await textOf(`/docs/${name}`)
    expect(page).toContain(`<h1>${title}</h1>`)
    for (const { path } of calls) expect(page).toContain(`http://localhost${path.replaceAll('&', '&amp;')}`)
  }
})
