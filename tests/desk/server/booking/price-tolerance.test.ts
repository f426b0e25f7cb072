import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PriceTolerance } from '../../../../lib/booking/price-tolerance.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { saveOwnTolerance } from '../../../../server/config/price-tolerance.ts'
import { changesOf } from '../../../../server/office/changes.ts'
import { saveSettings } from '../../../../server/office/save-settings.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { fareInput, openWorld, type World } from '../world.ts'

// A price that has risen since the agent accepted it is held without asking only within both limits, which
// the server reads; the booking, its timeline and the change log say so.

let world: World
let grant: AnyGrant

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  const office = await world.gateway.mint({ users: [{ userName: 'ben', role: 'admin' }] })
  grant = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
})

async function setLimits(agent: PriceTolerance | null, office: PriceTolerance | null) {
  await saveOwnTolerance(world.desk, grant, agent)
  await saveSettings(world.desk, grant, { price_tolerance: office })
}

/** Holds a fare that was so much cheaper when the agent accepted it. */
async function holdAfterRise(riseCents: number) {
  const input = await fareInput(world, grant)
  const acceptedTotalCents = input.acceptedTotalCents - riseCents
  const outcome = await holdOnce(world.desk, grant, airHandling, { ...input, acceptedTotalCents })
  return { outcome, acceptedTotalCents, totalCents: input.acceptedTotalCents }
}

const dollars = (amount: number): PriceTolerance => ({ unit: 'amount', cents: amount * 100 })

test('a rise within both limits is held, and said on the booking, in its timeline and in the change log', async () => {
  await setLimits(dollars(5), dollars(4))
  const { outcome, acceptedTotalCents, totalCents } = await holdAfterRise(400)
  if (outcome.kind !== 'held') throw new Error(outcome.kind)
  expect(outcome.priceChanged).toBe(false)
  const page = await bookingPageOf(world.desk, grant, outcome.reference)
  if (page.kind !== 'read') throw new Error(page.kind)
  expect(page.booking.money.totalCents).toBe(totalCents)
  expect(page.booking.agreed).toMatchObject({ totalCents, raisedFromCents: acceptedTotalCents })
  const entry = page.booking.timeline.find(({ text }) => text === 'Higher price taken within the limit')
  expect(entry?.who).toBe(grant.displayName)
  const { lines } = await risesLogged()
  expect(lines).toMatchObject([{ before: usd(acceptedTotalCents), after: usd(totalCents) }])
})

test.each([
  ['a cent above the lower limit', dollars(5), dollars(4), 401],
  ["no limit of the agent's own", null, dollars(4), 100],
  ['no limit of the office', dollars(5), null, 100],
  ['a price that fell', dollars(5), dollars(4), -100],
])('%s is asked about, and nothing is sent', async (_, agent, office, riseCents) => {
  await setLimits(agent, office)
  const { outcome } = await holdAfterRise(riseCents)
  expect(outcome).toEqual({ kind: 'revalidate' })
})

test('an exact price has no entry of a rise', async () => {
  await setLimits(dollars(5), dollars(5))
  const { outcome } = await holdAfterRise(0)
  if (outcome.kind !== 'held') throw new Error(outcome.kind)
  expect((await risesLogged()).lines).toEqual([])
})

async function risesLogged() {
  const query = { who: null, what: 'price.take', reference: null, from: null, to: null, before: null }
  const log = await changesOf(world.desk, grant, query)
  if (log.kind !== 'read') throw new Error(log.kind)
  return log
}

function usd(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
