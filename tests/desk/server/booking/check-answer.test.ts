import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Fare } from '../../../../lib/air/fare.ts'
import type { CheckedOffer } from '../../../../lib/booking/offer-check.ts'
import { checkAnswer } from '../../../../server/booking/check-answer.ts'
import { grantFor } from '../../../../server/session/gate.ts'
import { faresOf } from '../../../setup/air.ts'
import { openWorld, type World } from '../world.ts'

let world: World
let cookie: string
let code: string

beforeEach(async () => {
  world = await openWorld()
  cookie = await world.signIn(await world.gateway.mint({ balance: '10000.00' }))
  const grant = await world.grant(cookie, 'signed_in')
  const [fare] = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
  if (!fare) throw new Error('no fare')
  code = fare.FareSourceCode
})
afterEach(() => world.close())

function ask(kind: string, input: unknown): Promise<Response> {
  const host = 'localhost:3000'
  const request = new Request(`http://${host}/api/offers/check/${kind}`, {
    method: 'POST',
    headers: { host, origin: `http://${host}`, 'x-desk': '1' },
    body: JSON.stringify(input),
  })
  const gate = (permission: Parameters<typeof grantFor>[2]) =>
    grantFor(world.desk, cookie, permission, 'request-of-a-test')
  return checkAnswer(world.desk, gate, request, kind)
}

test('a revalidated fare comes with the office time it counts from and what the wallet can spend', async () => {
  await world.gateway.advance(120)
  const response = await ask('air', { FareSourceCode: code })
  const priced = (await response.json()) as CheckedOffer<Fare>
  expect(Object.keys(priced).sort()).toEqual(['checkedAt', 'offer', 'readAt', 'spendableCents'])
  expect(priced.offer.offerCode).toMatch(/^\d{88}$/)
  expect(Date.parse(priced.checkedAt)).toBe(world.gateway.services.clock.now().getTime() + 120_000)
  expect(priced.spendableCents).toBe(1_000_000)
})

test('a fare that is gone keeps its code', async () => {
  await world.gateway.advance(21 * 60)
  const response = await ask('air', { FareSourceCode: code })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'Err0102003' })
})

test('an offer of no kind is not known, and a stranger is told nothing', async () => {
  expect((await ask('train', { FareSourceCode: code })).status).toBe(404)
  cookie = ''
  expect((await ask('air', { FareSourceCode: code })).status).toBe(401)
})
