import { afterAll, beforeAll, expect, it } from 'vitest'
import { PRODUCTION, SANDBOX, openGatewayOn, type TestGateway } from '../../setup/gateway.ts'
import { recordedSuppliers } from '../../setup/recorded/suppliers.ts'

/** The control plane over HTTP: JSON in and out, 200 or a 4xx with `{error}`. */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers)
})
afterAll(() => gateway.close())

const send = async (method: string, path: string, body?: unknown, base = SANDBOX) => {
  const headers = { 'content-type': 'application/json' }
  const response = await gateway.send(path, { method, headers, body: JSON.stringify(body), base })
  return { status: response.status, body: JSON.parse(await response.text()) as Record<string, unknown> }
}

it.each([
  ['POST', '/_sandbox/nothing'],
  ['GET', '/_sandbox/offices'],
  ['PUT', '/_sandbox/offices'],
])('says in JSON that there is no call %s %s', async (method, path) => {
  const answer = await send(method, path)
  expect(answer).toEqual({ status: 404, body: { error: 'no such call of the control plane' } })
})

it('does not mind a slash at the end', async () => {
  expect((await send('GET', '/_sandbox/')).body).toHaveProperty('scenarios')
  expect((await send('POST', '/_sandbox/offices/', {})).body).toHaveProperty('officeId')
})

it('is not there under another name, nor in production', async () => {
  for (const [path, base] of [
    ['/_sandboxes', SANDBOX],
    ['/_sandbox', PRODUCTION],
  ] as const) {
    const answer = await send('GET', path, undefined, base)
    expect(answer).toMatchObject({ status: 404, body: { Success: false, Error: { Id: 'NotFound' } } })
  }
})

it('answers on the host of the sandbox alone, whatever a call says of itself', async () => {
  for (const [path, headers] of [
    ['/_sandbox?sandbox=1', {}],
    ['/_sandbox', { 'x-sandbox': '1' }],
  ] as const) {
    const response = await gateway.send(path, { headers, base: PRODUCTION })
    expect(response.status).toBe(404)
  }
})

it('faults are of the sandbox: on the host of production the call goes through and uses none up', async () => {
  const fault = { operation: 'wallet.balance', kind: 'error', status: 418, times: 1 }
  expect((await send('POST', '/_sandbox/faults', [fault])).status).toBe(200)
  const balanceCalls = [PRODUCTION, SANDBOX, SANDBOX].map(
    (base) => () => send('POST', '/Wallet/Balance', {}, base),
  )
  const statuses: number[] = []
  for (const ask of balanceCalls) statuses.push((await ask()).status)
  expect(statuses).toEqual([200, 418, 200])
})

it.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: SANDBOX, 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{}, 200],
])('takes no call from a page of another site: %j is %d', async (headers, status) => {
  const answer = await gateway.send('/_sandbox/faults', {
    method: 'POST',
    headers: { host: new URL(SANDBOX).host, 'content-type': 'application/json', ...headers },
    body: '[]',
  })
  expect(answer.status).toBe(status)
})

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'takes JSON only, not %s',
  async (type) => {
    const answer = await gateway.send('/_sandbox/faults', {
      method: 'POST',
      headers: { 'content-type': type },
      body: '[]',
    })
    expect(answer.status).toBe(415)
  },
)

it('resets all offices only when it is asked to', async () => {
  expect(await send('POST', '/_sandbox/reset', {})).toMatchObject({ status: 400 })
  expect(await send('POST', '/_sandbox/reset')).toMatchObject({ status: 400 })
  expect(await send('POST', '/_sandbox/reset', { office: '*' })).toEqual({ status: 200, body: {} })
})

it.each([
  ['/_sandbox/offices', { name: '\0' }, 'name'],
  ['/_sandbox/offices', { name: '\ud800' }, 'name'],
  ['/_sandbox/clock/advance', { seconds: 1, office: '\0' }, 'office'],
  ['/_sandbox/arm', { scenario: 'sold_out', office: 'x\0' }, 'office'],
  ['/_sandbox/reset', { office: '\udc00' }, 'office'],
  ['/_sandbox/sessions/expire', { officeId: 'x', userName: '\0' }, 'userName'],
  ['/_sandbox/sessions/expire', { officeId: '\0', userName: 'x' }, 'officeId'],
])('refuses text that no store takes: %s %j', async (path, body, field) => {
  const answer = await send('POST', path, body)
  expect(answer.status).toBe(400)
  expect(String(answer.body['error'])).toBe(`${field}: must be plain text`)
})
