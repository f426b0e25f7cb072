import { afterEach, beforeEach, expect, test } from 'vitest'
import { ticketText } from '../../../../lib/air/ticket-text.ts'
import { stateFacts } from '../../../../lib/booking/booking-state.ts'
import { listStatus } from '../../../../lib/booking/list-status.ts'
import { PLAIN_LIST } from '../../../../lib/booking/list-query.ts'
import { kindFacts } from '../../../../lib/kinds.ts'
import { rowAct } from '../../../../components/today/row-act.ts'
import { rowWords } from '../../../../components/today/row-words.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { bookingAgainOf } from '../../../../server/booking/again-page.ts'
import { lookUpBooking } from '../../../../server/booking/look-up.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { todayOf } from '../../../../server/today/queries.ts'
import { holdFlight, openWorld, type World } from '../world.ts'
import { formatNet } from '../../../../lib/money.ts'

/** A booking that failed after its ticket was ordered, as the desk shows it: 40/40 (gap 65). */

let world: World
let grant: AnyGrant
beforeEach(async () => {
  world = await openWorld({ gateway: { issueSeconds: [30, 30] } })
  const office = await world.gateway.mint()
  grant = await world.grant(await world.signIn(office), 'air_book')
  await world.gateway.send('/_sandbox/arm', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario: 'ticket_fail', office: office.officeId }),
  })
})
afterEach(() => world.close())

async function refused() {
  const held = await holdFlight(world, grant)
  expect(await actOn(world.desk, grant, airHandling, 'order', held.reference)).toEqual({ kind: 'done' })
  await world.gateway.advance(60)
  return held
}

async function bookingOf(reference: string) {
  const read = await lookUpBooking(world.desk, grant, airHandling, reference)
  if (read.kind !== 'read') throw new Error(read.kind)
  return read.booking
}

test('its page says who refused, that the funds are released, and what moved the money', async () => {
  const { reference, totalCents } = await refused()
  const booking = await bookingOf(reference)
  expect(booking).toMatchObject({
    ...{ state: 'failed', completedAt: null, deadlines: null },
    money: { place: 'released', settlement: null, totalCents },
  })
  expect(stateFacts(booking).headline(booking.leadName, kindFacts('air'))).toBe(
    'Anna Keller: not ticketed, refused by the airline; funds released',
  )
  expect(
    booking.timeline.map(({ text, who, movement, elsewhere }) => [text, who, movement?.kind, elsewhere]),
  ).toEqual([
    ['Held', grant.displayName, 'hold', undefined],
    ['Ticket ordered', grant.displayName, undefined, undefined],
    ['Failed, funds released', 'the booking service', 'release', undefined],
  ])
  expect(ticketText(booking.state)).toBe('no e-ticket')
})

test('Today and the list name it until somebody has seen to it, and offer to book the same again', async () => {
  const { reference } = await refused()
  // The desk reads bookings in progress again, whether or not anybody opens them.
  world.pass(90)
  const works: (() => Promise<void>)[] = []
  await todayOf(world.desk, grant, (work) => void works.push(work))
  for (const work of works) await work()
  const today = await todayOf(world.desk, grant, () => undefined)
  if (today.kind !== 'read' || today.attention.kind !== 'read') throw new Error('Today was not read')
  const [row] = today.attention.rows
  expect(row).toMatchObject({ line: { reference, state: 'failed' }, attention: { reason: 'ended' } })
  expect(rowWords(row!, Date.parse(today.serverNow), null, formatNet)).toMatchObject({
    ...{ tone: 'bad', know: 'nothing is held' },
    matter: expect.stringMatching(/^Failed \d\d:\d\d UTC$/) as string,
  })
  expect(rowAct(row!)).toMatchObject({ does: 'search', label: 'Rebook' })
  expect(await bookingAgainOf(world.desk, grant, reference)).toMatchObject({
    ...{ kind: 'open', booking: { reference, state: 'failed' }, holdBar: null },
  })
  const list = await bookingsOf(world.desk, grant, { ...PLAIN_LIST, tab: 'cancelled' }, () => undefined)
  if (list.kind !== 'read') throw new Error(list.kind)
  expect(list.lines.map(listStatus)).toEqual([{ word: 'Failed', tone: 'bad', own: null }])
})

test('an order whose answer was lost was done, although the airline refused the ticket since', async () => {
  const { reference } = await holdFlight(world, grant)
  world.trouble('/Air/AirOrderTicket', 'lose-reply')
  world.meanwhile('/Air/AirOrderTicket', () => world.gateway.advance(60))
  expect(await actOn(world.desk, grant, airHandling, 'order', reference)).toMatchObject({ kind: 'done' })
  expect((await bookingOf(reference)).state).toBe('failed')
})
