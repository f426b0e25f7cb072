import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FareRulesView } from '../../../../lib/air/fare-rules-view.ts'
import type { AirBookingView } from '../../../../lib/air/booking-view.ts'
import { lineText } from '../../../../lib/text-line.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { fareRulesView } from '../../../../server/air/fare-rules-view.ts'
import { answerShown } from '../../../../server/read/read-route.ts'
import { grantFor } from '../../../../server/session/gate.ts'
import { faresOf } from '../../../setup/air.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

/** The browser gets the rules of fares as text, never the HTML of a supplier (trust.md section 4). */

let world: World
let cookie: string
beforeEach(async () => {
  world = await openWorld()
  cookie = await world.signIn(await world.gateway.mint({ balance: '10000.00' }))
})
afterEach(() => world.close())

async function ask(input: unknown): Promise<Response> {
  const host = 'localhost:3000'
  const request = new Request(`http://${host}/api/flights/rules`, {
    method: 'POST',
    headers: { host, origin: `http://${host}`, 'x-desk': '1' },
    body: JSON.stringify(input),
  })
  const gate = (permission: Parameters<typeof grantFor>[2]) =>
    grantFor(world.desk, cookie, permission, 'request-of-a-test')
  return answerShown(world.desk, gate, request, 'air.rules', fareRulesView)
}

async function fareCode(): Promise<string> {
  const grant = await world.grant(cookie, 'signed_in')
  const [fare] = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
  return fare?.FareSourceCode ?? ''
}

const HOSTILE = '<img src=x onerror=alert(1)><a href="https://evil.example">Fee</a> <b>60</b>'

test('rules of a fare come as lines of text, by component and category', async () => {
  const response = await ask({ FareSourceCode: await fareCode() })
  const rules = (await response.json()) as FareRulesView
  expect(rules.cut).toBe(false)
  expect(rules.parts.map(({ cityPair }) => cityPair)).toEqual([null, 'LON-AMS'])
  const penalties = rules.parts[1]?.sections.find(({ category }) => category === 'Penalties')
  expect(penalties?.lines.length).toBeGreaterThan(20)
  expect(JSON.stringify(rules)).not.toMatch(/<\/?[a-z]/i)
})

test('HTML of a supplier does not reach the browser with rules', async () => {
  world.rewrite('/Air/AirRules', (body) => ({
    ...body,
    FareRules: [
      {
        Airline: 'BA',
        CityPair: 'LON-AMS',
        RuleDetails: [
          { Category: 'Penalties', Rules: HOSTILE, RuleItemsParsed: [], MessageDirection: 'rtl' },
        ],
      },
    ],
  }))
  const response = await ask({ FareSourceCode: await fareCode() })
  const rules = (await response.json()) as FareRulesView
  const [section] = rules.parts[0]?.sections ?? []
  expect(section).toMatchObject({ category: 'Penalties', rightToLeft: true })
  expect(section?.lines.map(lineText)).toEqual(['Fee 60'])
  expect(JSON.stringify(rules)).not.toMatch(/evil|onerror|src/)
})

test('the rules of a booking reach the browser without markup too', async () => {
  const grant = await world.grant(cookie, 'air_book')
  const { reference } = await holdFlight(world, grant)
  const plain = await airHandling.read(world.desk, grant, { reference })
  const rulesOf = (view: AirBookingView) => view.segments[0]?.airlineRules?.map(lineText)
  if (plain.kind !== 'ok') throw new Error(plain.kind)
  expect(rulesOf(plain.data)?.[0]).toMatch(/^Refund: before departure /)

  world.rewrite(
    '/Air/AirBookingData',
    (body) =>
      JSON.parse(
        JSON.stringify(body).replaceAll(
          /"AirlineRules":"[^"]*"/g,
          `"AirlineRules":${JSON.stringify(HOSTILE)}`,
        ),
      ) as object,
  )
  const hostile = await airHandling.read(world.desk, grant, { reference })
  if (hostile.kind !== 'ok') throw new Error(hostile.kind)
  expect(rulesOf(hostile.data)).toEqual(['Fee 60'])
  expect(JSON.stringify(hostile.data)).not.toMatch(/evil|onerror/)
})

test('rules that the gateway refuses are refused with its reason', async () => {
  const refused = await ask({ FareSourceCode: '1'.repeat(88) })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ code: 'Err0102005' })
})
