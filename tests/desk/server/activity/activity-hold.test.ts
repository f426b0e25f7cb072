import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ProductTypeRecord } from '../../../../contract/activity/product-type.ts'
import { offerCodeOf, type ActivityStart } from '../../../../lib/activity/activity-offer.ts'
import type { ActivityForm } from '../../../../lib/activity/booking-form.ts'
import type { HoldInput } from '../../../../lib/booking/hold-input.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { lookUpBooking, lookUpHold } from '../../../../server/booking/look-up.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { activityHandling } from '../../../../server/activity/activity-handling.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { shellOf } from '../../../../server/shell/queries.ts'
import { walletOf } from '../../../../server/wallet/queries.ts'
import { filledActivity } from '../../activity/form-fixture.ts'
import { openWorld, type World } from '../world.ts'

const BOOKINGS = '/Activity/v2/bookings'

let world: World
let grant: Grant<'activity_book'>
let SessionId: string

async function open(dedupe: boolean, balance = '10000.00') {
  world = await openWorld({ gateway: { dedupe } })
  const office = await world.gateway.mint({ balance })
  grant = await world.grant(await world.signIn(office), 'activity_book')
  SessionId = grant.gatewaySession.reveal()
}

/** The variant of a scenario at nine in a month. */
async function startOf(title: string): Promise<{ place: ActivityStart; variant: ProductTypeRecord }> {
  const { gateway } = world
  const { data } = await gateway.mustCall('activity.products', { SessionId, q: title, per_page: 1 })
  const [type] = await gateway.mustCall('activity.product-types', { SessionId, uuid: data[0]?.uuid ?? '' })
  const variant = await gateway.mustCall('activity.product-type', { SessionId, uuid: type?.uuid ?? '' })
  const slot = variant.timeslots.find(({ startTime }) => startTime === '09:00')?.uuid ?? null
  return { variant, place: { variant: variant.uuid, date: '2026-12-03', slot } }
}

/** Retail prices of a start, cents. */
async function centsAt({ variant, date, slot }: ActivityStart) {
  const entry = await world.gateway.mustCall('activity.price-list', { SessionId, uuid: variant, date })
  const rates = entry?.prices.find(({ timeSlotUuid }) => timeSlotUuid === slot)?.rates ?? []
  const of = (category: string) =>
    Math.round(
      100 * (rates.find((rate) => rate.type === 'retailPrice' && rate.category === category)?.amount ?? NaN),
    )
  return { adult: of('adult'), child: of('child') }
}

async function inputAt(
  title: string,
  form: ActivityForm = filledActivity(),
): Promise<HoldInput<ActivityForm>> {
  const { place } = await startOf(title)
  const { adult, child } = await centsAt(place)
  const count = (type: string) => form.travellers.filter((one) => one.type === type).length
  return {
    offerCode: offerCodeOf(place),
    clientReference: `TD-${randomUUID()}`,
    acceptedTotalCents: count('adult') * adult + (count('child') && count('child') * child),
    evenIfBooked: false,
    form,
  }
}

const hold = (input: HoldInput<ActivityForm>) => holdOnce(world.desk, grant, activityHandling, input)
const act = (verb: 'confirm' | 'cancel', reference: string) =>
  actOn(world.desk, grant, activityHandling, verb, reference)
const movePath = (reference: string, status: string) => `${BOOKINGS}/${reference}/${status}`

async function heldAt(title: string): Promise<{ reference: string; cents: number }> {
  const input = await inputAt(title)
  const held = await hold(input)
  if (held.kind !== 'held') throw new Error(JSON.stringify(held))
  return { reference: held.reference, cents: input.acceptedTotalCents }
}

async function viewOf(reference: string) {
  const read = await lookUpBooking(world.desk, grant, activityHandling, reference)
  if (read.kind !== 'read') throw new Error(read.kind)
  return read.booking
}

async function wallet() {
  const reading = await walletOf(world.desk, grant)
  if (reading.kind !== 'read' || !reading.totals) throw new Error('no wallet')
  return reading.totals
}

afterEach(() => world.close())

describe.each([true, false])('reserving, gateway dedupe %s', (dedupe) => {
  beforeEach(() => open(dedupe))

  test('20 at once with one reference are one request and one hold', async () => {
    const input = await inputAt('Instant Confirmation', filledActivity({ adult: 2, child: 1 }))
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => hold(input)))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]).toMatchObject({ kind: 'held', priceChanged: false })
    const { data } = await world.gateway.mustCall('activity.bookings', { SessionId })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ adults: 2, children: 1, timeSlot: '09:00' })
    expect((await wallet()).heldCents).toBe(input.acceptedTotalCents)
  })

  test('a lost reply is unknown, then found by its reference behind the own one, and never sent twice', async () => {
    const input = await inputAt('Instant Confirmation', filledActivity({}, { reference: 'KELLER-SEL' }))
    world.trouble(BOOKINGS, 'lose-reply')
    expect(await hold(input)).toEqual({ kind: 'unknown', clientReference: input.clientReference })
    const lookUp = await lookUpHold(world.desk, grant, activityHandling, input.clientReference)
    expect(lookUp).toMatchObject({
      kind: 'read',
      booking: {
        state: 'held',
        leadName: 'Anna Keller',
        ownReference: 'KELLER-SEL',
        clientReference: input.clientReference,
      },
    })
    expect(await hold(input)).toMatchObject({ kind: 'held' })
    const { data } = await world.gateway.mustCall('activity.bookings', { SessionId })
    expect(data.map(({ partnerReference }) => partnerReference)).toEqual([
      `KELLER-SEL ${input.clientReference}`,
    ])
  })

  test('a gateway whose filter compares whole references: the newest bookings are looked through', async () => {
    const input = await inputAt('Instant Confirmation', filledActivity({}, { reference: 'KELLER-SEL' }))
    world.trouble(BOOKINGS, 'lose-reply')
    await hold(input)
    const none = { page: 1, pageCount: 0, perPage: 100, total: 0 }
    world.rewrite(BOOKINGS, (body) => ({ ...body, data: [], meta: { pagination: none } }))
    const lookUp = await lookUpHold(world.desk, grant, activityHandling, input.clientReference)
    expect(lookUp).toMatchObject({ kind: 'read', booking: { clientReference: input.clientReference } })
  })

  test('a lost request stays unknown until it can no longer arrive, then frees the agent', async () => {
    const input = await inputAt('Instant Confirmation')
    world.trouble(BOOKINGS, 'lose-request')
    expect(await hold(input)).toMatchObject({ kind: 'unknown' })
    expect(await lookUpHold(world.desk, grant, activityHandling, input.clientReference)).toEqual({
      kind: 'pending',
    })
    world.pass(71)
    const over = await lookUpHold(world.desk, grant, activityHandling, input.clientReference)
    if (over.kind !== 'not-booked') throw new Error(over.kind)
    expect(await hold({ ...input, clientReference: over.nextReference })).toMatchObject({ kind: 'held' })
  })

  test('confirm and cancel are two intents: each lost reply is settled by the record, each is sent once', async () => {
    const { reference } = await heldAt('Never Answered')
    world.trouble(movePath(reference, 'confirm'), 'lose-reply')
    world.trouble(movePath(reference, 'cancel'), 'lose-reply')
    expect(await act('confirm', reference)).toEqual({ kind: 'done' })
    expect(await act('confirm', reference)).toEqual({ kind: 'done' })
    expect(await viewOf(reference)).toMatchObject({ state: 'waiting', money: { place: 'held' } })
    expect(await act('cancel', reference)).toEqual({ kind: 'done' })
    expect(await act('cancel', reference)).toEqual({ kind: 'done' })
    expect(['confirm', 'cancel'].map((status) => world.calls(movePath(reference, status)))).toEqual([1, 1])
    await world.gateway.advance(2)
    expect(await viewOf(reference)).toMatchObject({ state: 'cancelled', money: { place: 'released' } })
  })
})

describe('a reservation', () => {
  beforeEach(() => open(true))

  test('at another total than the agreed one is not sent', async () => {
    const input = await inputAt('Instant Confirmation')
    const acceptedTotalCents = input.acceptedTotalCents - 1
    expect(await hold({ ...input, acceptedTotalCents })).toEqual({ kind: 'revalidate' })
    expect((await wallet()).heldCents).toBe(0)
  })

  test('adds the surcharges of its answers to what is agreed and held', async () => {
    const { variant } = await startOf('Every Option')
    const { perBooking } = variant.options
    const uuid = (input: number) => perBooking.find(({ inputType }) => inputType === input)?.uuid ?? ''
    const form = filledActivity(
      {},
      { booking: { [uuid(1)]: 'large', [uuid(2)]: ['small', 'large'], [uuid(5)]: 'yes' } },
    )
    const input = await inputAt('Every Option', form)
    expect(await hold(input)).toEqual({ kind: 'revalidate' })
    const acceptedTotalCents = input.acceptedTotalCents + 450 + 450 + 700
    expect(await hold({ ...input, acceptedTotalCents })).toMatchObject({ kind: 'held', priceChanged: false })
    expect((await wallet()).heldCents).toBe(acceptedTotalCents)
  })

  test('without a required answer is stopped with the sentence of its field, and nothing is sent', async () => {
    const input = await inputAt('Height and Weight', filledActivity({ adult: 2 }))
    expect(await hold(input)).toMatchObject({
      kind: 'refused',
      code: 'BadForm',
      message: 'Height is required.',
    })
    const { data } = await world.gateway.mustCall('activity.bookings', { SessionId })
    expect(data).toEqual([])
  })

  test('refused by the gateway holds nothing, and the same reference serves again', async () => {
    const input = await inputAt('Two Left', filledActivity({ adult: 3 }))
    expect(await hold(input)).toMatchObject({ kind: 'refused', code: 'validation_failed' })
    expect((await wallet()).heldCents).toBe(0)
    const form = filledActivity({ adult: 2 })
    const acceptedTotalCents = (input.acceptedTotalCents / 3) * 2
    expect(await hold({ ...input, form, acceptedTotalCents })).toMatchObject({ kind: 'held' })
  })

  test('of a date that is past is gone', async () => {
    const { place } = await startOf('Instant Confirmation')
    const input = await inputAt('Instant Confirmation')
    const offerCode = offerCodeOf({ ...place, date: '2026-11-01' })
    expect(await hold({ ...input, offerCode })).toEqual({ kind: 'gone', code: 'not_available' })
    expect(await hold({ ...input, offerCode: 'x' })).toEqual({ kind: 'gone', code: 'not_available' })
  })

  test('for the same lead customer asks first', async () => {
    const { reference } = await heldAt('Instant Confirmation')
    const input = await inputAt('Instant Confirmation')
    expect(await hold(input)).toMatchObject({
      kind: 'booked-before',
      existing: [
        { reference, state: 'held', person: 'Anna Keller', madeBy: grant.displayName, meeting: 'same' },
      ],
    })
    expect(await hold({ ...input, evenIfBooked: true })).toMatchObject({ kind: 'held' })
  })

  test('of a session that ended is not sent', async () => {
    const input = await inputAt('Instant Confirmation')
    await world.gateway.call('session.end', { SessionId })
    expect(await hold(input)).toEqual({ kind: 'session' })
  })
})

test('a short wallet holds nothing and tells the shortfall to the cent', async () => {
  await open(true, '10.00')
  const input = await inputAt('Instant Confirmation')
  expect(await hold(input)).toMatchObject({
    kind: 'short',
    availableCents: 1000,
    shortCents: input.acceptedTotalCents - 1000,
  })
  expect((await wallet()).heldCents).toBe(0)
})

describe('a booked activity', () => {
  beforeEach(() => open(true))

  test('from reservation to refund: page, list, shell and money go with it', async () => {
    const { reference, cents } = await heldAt('Half Back')
    expect((await shellOf(world.desk, grant)).shell.holds.count).toBe(1)
    const page = await bookingPageOf(world.desk, grant, reference)
    expect(page).toMatchObject({
      kind: 'read',
      booking: {
        kind: 'activity',
        madeBy: grant.displayName,
        deadlines: { estimated: true },
        money: { totalCents: cents, place: 'held' },
        date: '2026-12-03',
        start: '09:00',
      },
      bars: { confirm: null, cancel: null },
    })
    expect(await act('confirm', reference)).toEqual({ kind: 'done' })
    await world.gateway.advance(5)
    expect(await viewOf(reference)).toMatchObject({ state: 'approved', money: { place: 'charged' } })
    expect(await act('cancel', reference)).toEqual({ kind: 'done' })
    await world.gateway.advance(2)
    const refunded = await viewOf(reference)
    const half = Math.round(cents / 2)
    expect(refunded).toMatchObject({
      state: 'refunded',
      money: { settlement: { chargedCents: cents, feeCents: cents - half, refundedCents: half } },
    })
    expect(refunded.timeline.map(({ text }) => text)).toEqual([
      'Reserved',
      'Confirmed',
      'Approved',
      'Cancellation requested',
      'Refunded',
    ])
    expect(refunded.agreed?.terms?.length).toBeGreaterThan(0)
    const list = await bookingsOf(world.desk, grant, null, () => {})
    expect(list).toMatchObject({
      lines: [{ kind: 'activity', reference, state: 'refunded', madeBy: grant.displayName }],
    })
    const reading = await walletOf(world.desk, grant)
    if (reading.kind !== 'read') throw new Error('no statement')
    const refund = reading.statement.rows.find(({ kind }) => kind === 'refund')
    expect(refund).toMatchObject({
      reference: refunded.kind === 'activity' && refunded.code,
      booking: { reference, settlement: { refundedCents: half } },
    })
    const byCode = await bookingPageOf(world.desk, grant, refund?.reference ?? '')
    expect(byCode).toMatchObject({ kind: 'read', booking: { reference } })
    expect((await wallet()).balanceCents).toBe(1_000_000 - cents + half)
  })

  test.each([
    ['Refund Declined', ['confirm', 5, 'cancel', 2], 'refund_declined', 'charged'],
    ['Rejected by Supplier', ['confirm', 5], 'rejected', 'released'],
    ['Instant Confirmation', ['cancel', 2], 'cancelled', 'released'],
    ['Instant Confirmation', [30 * 60], 'lapsed', 'released'],
    ['Never Answered', ['confirm', 5 * 86_400], 'lapsed', 'released'],
  ] as const)(
    '%s: after %j it is %s',
    async (title, steps, state, place) => {
      const { reference } = await heldAt(title)
      for (const step of steps) {
        if (typeof step === 'number') await world.gateway.advance(step)
        else expect(await act(step, reference)).toEqual({ kind: 'done' })
      }
      expect(await viewOf(reference)).toMatchObject({ state, money: { place } })
    },
    60_000,
  )

  test('that was approved since the agent was asked is cancelled for what was shown alone', async () => {
    const { reference, cents } = await heldAt('Refund Declined')
    const cancel = (agreedCents: number) =>
      actOn(world.desk, grant, activityHandling, 'cancel', reference, { chosen: { parts: [], agreedCents } })
    await act('confirm', reference)
    await world.gateway.advance(60 * 86_400)
    expect(await viewOf(reference)).toMatchObject({ state: 'approved' })
    expect(await cancel(cents)).toMatchObject({ kind: 'refused', code: 'CancelChanged' })
    expect(world.calls(movePath(reference, 'cancel'))).toBe(0)
    expect(await cancel(0)).toEqual({ kind: 'done' })
  })

  test('that ended cannot be confirmed: the gateway says why', async () => {
    const { reference } = await heldAt('Instant Confirmation')
    await world.gateway.advance(30 * 60)
    expect(await act('confirm', reference)).toMatchObject({ kind: 'refused', code: 'validation_failed' })
  })

  test('of another office is not found', async () => {
    const { reference } = await heldAt('Instant Confirmation')
    const stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'activity_bookings')
    expect(await lookUpBooking(world.desk, stranger, activityHandling, reference)).toEqual({
      kind: 'not-found',
    })
  })
})

test('the list names product, variant, start and travellers, of which the record has no product', async () => {
  await open(true)
  const { reference } = await heldAt('Instant Confirmation')
  const list = await bookingsOf(world.desk, grant, null, () => undefined)
  const service = { title: 'Instant Confirmation', detail: 'Standard · 09:00 · 1 adult' }
  expect(list).toMatchObject({ kind: 'read', lines: [{ reference, service }] })
})
