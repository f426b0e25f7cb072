import { afterAll, beforeAll, expect, test } from 'vitest'
import { actOn } from '../../../../server/booking/act.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { attentionLines } from '../../../../server/booking/attention.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { attend } from '../../../../server/today/attend.ts'
import type { ShownReason } from '../../../../lib/booking/attention.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { untilOneWaits } from '../../../gateway/booking/waiting.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

/** An airline moves a flight (`retime`): the desk tells old and new times until somebody has seen to it. */

let world: World
let grant: AnyGrant
let officeId: string

beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({ balance: '50000.00' })
  officeId = office.officeId
  grant = await world.grant(await world.signIn(office), 'signed_in')
})
afterAll(() => world.close())

async function ticketed(): Promise<string> {
  const { reference } = await holdFlight(world, grant)
  expect(await actOn(world.desk, grant, airHandling, 'order', reference)).toEqual({ kind: 'done' })
  await world.gateway.advance(60, officeId)
  return reference
}

async function pageOf(reference: string) {
  const page = await bookingPageOf(world.desk, grant, reference)
  if (page.kind !== 'read' || page.booking.kind !== 'air') throw new Error(page.kind)
  return page
}

async function arm() {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ scenario: 'retime', office: officeId })
  expect((await world.gateway.send('/_sandbox/arm', { method: 'POST', headers, body })).status).toBe(200)
}

async function reasons(reference: string, officeNow: string) {
  const { lines } = await attentionLines(world.desk, grant, officeNow)
  return lines.filter(({ line }) => line.reference === reference).map(({ attention }) => attention.reason)
}

const departureOf = ({ booking }: Awaited<ReturnType<typeof pageOf>>) =>
  booking.kind === 'air' ? (booking.segments[0]?.departureAt ?? '') : ''

test('it is in the list and on the page of the booking, before and after, and in the attention of the office', async () => {
  const reference = await ticketed()
  const before = await pageOf(reference)
  expect(before.booking.changed).toBeNull()
  expect(await reasons(reference, before.serverNow)).toEqual([])
  await arm()
  const after = await pageOf(reference)
  const [was, is] = [departureOf(before), departureOf(after)]
  expect(Date.parse(`${is}Z`) - Date.parse(`${was}Z`)).toBe(45 * 60_000)
  const change = {
    about: 'schedule',
    before: expect.stringContaining(was.slice(11, 16)) as string,
    after: expect.stringContaining(is.slice(11, 16)) as string,
    parts: flightsOf(before).map(([label, times], index) => ({
      label,
      before: times,
      after: flightsOf(after)[index]?.[1],
    })),
  }
  // The page that noticed it says so, and every later one until somebody has seen to it.
  expect(after.booking.changed).toMatchObject(change)
  expect((await pageOf(reference)).booking.changed).toMatchObject(change)
  expect(await reasons(reference, after.serverNow)).toEqual(['changed'])
  const list = await bookingsOf(world.desk, grant, null, () => {})
  expect(list).toMatchObject({ lines: [{ reference, changed: change }] })
  const events = after.booking.timeline.map(({ text }) => text)
  expect(events).toEqual(['Held', 'Ticket ordered', 'Ticketed', 'Changed outside this office'])
  const lines = change.parts.map((part) => `${part.label} ${part.before} → ${part.after}`)
  expect(after.booking.timeline.at(-1)?.detail).toBe(lines.join('\n'))
  expect(await attend(world.desk, grant, reference, shownBy(after))).toEqual({ kind: 'done' })
  const seen = (await pageOf(reference)).booking.timeline
  expect(seen.at(-1)).toMatchObject({ text: 'Marked as handled', who: grant.displayName })
  expect((await pageOf(reference)).booking.changed).toBeNull()
  expect(await reasons(reference, after.serverNow)).toEqual([])
})

test('a second change before anybody has seen the first is told from what was known at the hold', async () => {
  const reference = await ticketed()
  const before = await pageOf(reference)
  await arm()
  await pageOf(reference)
  await arm()
  const after = await pageOf(reference)
  const parts = flightsOf(before).map(([label, times], index) => ({
    label,
    before: times,
    after: flightsOf(after)[index]?.[1],
  }))
  expect(after.booking.changed?.parts).toEqual(parts)
  const noticed = after.booking.timeline.filter(({ text }) => text === 'Changed outside this office')
  expect(noticed).toHaveLength(2)
})

test('a change that a colleague’s reading notes after the page was shown is not marked as seen with it', async () => {
  const reference = await ticketed()
  await arm()
  const shown = await pageOf(reference)
  await world.gateway.advance(60, officeId)
  await arm()
  const later = await pageOf(reference)
  expect(await attend(world.desk, grant, reference, shownBy(shown))).toEqual({ kind: 'moved-on' })
  const after = await pageOf(reference)
  expect(after.booking.changed).toEqual(later.booking.changed)
  expect(after.booking.timeline.map(({ text }) => text)).not.toContain('Marked as handled')
  expect(await attend(world.desk, grant, reference, shownBy(after))).toEqual({ kind: 'done' })
  expect((await pageOf(reference)).booking.changed).toBeNull()
})

test('a change that is being noted at the same moment is not seen to either', async () => {
  const reference = await ticketed()
  await arm()
  const shown = await pageOf(reference)
  const { changed } = shown.booking
  const later = { ...changed, at: new Date(Date.parse(changed?.at ?? '') + 1000).toISOString() }
  const db = await world.desk.store.db()
  const pressed = await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('booking')
      .set({ changed: JSON.stringify(later) })
      .where('reference', '=', reference)
      .execute()
    const answer = attend(world.desk, grant, reference, shownBy(shown))
    await untilOneWaits(trx)
    return { answer }
  })
  expect(await pressed.answer).toEqual({ kind: 'moved-on' })
  expect((await pageOf(reference)).booking.changed).toEqual(later)
})

test('a change that the gateway had before somebody saw an earlier one, and that is read after it, is shown', async () => {
  const reference = await ticketed()
  await arm()
  const shown = await pageOf(reference)
  await world.gateway.advance(60, officeId)
  // Read at this moment of the office, written after the press.
  const noticed = new Date(Date.parse(shown.serverNow) + 60_000).toISOString()
  await world.gateway.advance(60, officeId)
  expect(await attend(world.desk, grant, reference, shownBy(shown))).toEqual({ kind: 'done' })
  const later = { ...shown.booking.changed, at: noticed }
  const db = await world.desk.store.db()
  await db
    .updateTable('booking')
    .set({ changed: JSON.stringify(later) })
    .where('reference', '=', reference)
    .execute()
  expect((await pageOf(reference)).booking.changed).toEqual(later)
})

/** The change that is on the screen of a person who presses Seen. */
function shownBy({ booking }: Awaited<ReturnType<typeof pageOf>>): ShownReason {
  if (!booking.changed) throw new Error('no change is shown')
  return { reason: 'changed', at: booking.changed.at }
}

/** Each flight with its times, as the change has them. */
function flightsOf({ booking }: Awaited<ReturnType<typeof pageOf>>): [string, string][] {
  if (booking.kind !== 'air') return []
  return booking.segments.map((each) => [
    `${each.carrierCode} ${each.flightNumber} ${each.origin.code}–${each.destination.code}`,
    `${formatDate(each.departureAt.slice(0, 10)).slice(0, -5)} ${each.departureAt.slice(11, 16)}–${each.arrivalAt.slice(11, 16)}`,
  ])
}
