import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pdfText } from '../../../../e2e/pdf-text.ts'
import type { CancelPreviews } from '../../../../lib/booking/bulk.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn } from '../../../../server/booking/act.ts'
import { actOnMany } from '../../../../server/booking/act-on-many.ts'
import { importReference } from '../../../../server/booking/import-reference.ts'
import { cancelPreviews } from '../../../../server/booking/cancel-previews.ts'
import { itinerariesAnswer } from '../../../../server/booking/itineraries.ts'
import { lookUpBooking } from '../../../../server/booking/look-up.ts'
import { hotelHandling } from '../../../../server/hotel/hotel-handling.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { heldHotel } from '../../../setup/hotel.ts'
import { holdFlight, openWorld, type World } from '../world.ts'

// Several bookings of any kind and state are cancelled at once, for the fees that were shown, and printed.

let world: World
let grant: Grant<'air_book'>

beforeAll(async () => {
  world = await openWorld({ gateway: { issueSeconds: [30, 30] } })
})
afterAll(() => world.close())
beforeEach(async () => {
  grant = await world.grant(await world.signIn(await world.gateway.mint({ balance: '50000.00' })), 'air_book')
})

async function ticketedFlight(): Promise<string> {
  const { reference } = await holdFlight(world, grant)
  expect(await actOn(world.desk, grant, airHandling, 'order', reference)).toEqual({ kind: 'done' })
  await world.gateway.advance(60)
  expect((await lookUpBooking(world.desk, grant, airHandling, reference)).kind).toBe('read')
  return reference
}

async function confirmedStay(): Promise<string> {
  const reference = await heldHotel(world.gateway, grant.gatewaySession.reveal(), undefined, randomUUID())
  expect((await importReference(world.desk, grant, reference)).kind).toBe('imported')
  expect(await actOn(world.desk, grant, hotelHandling, 'order', reference)).toEqual({ kind: 'done' })
  return reference
}

async function previewsOf(...references: string[]): Promise<CancelPreviews> {
  const previews = await cancelPreviews(world.desk, grant, references)
  if (previews === 'session') throw new Error(previews)
  return previews
}

const agreedOf = (previews: CancelPreviews) =>
  new Map(
    Object.entries(previews).flatMap(([reference, preview]) =>
      preview.kind === 'cost' ? [[reference, preview.chosen] as const] : [],
    ),
  )

test('a hold, a stay and tickets are cancelled at once, and give back what was shown', async () => {
  const stay = await confirmedStay()
  const flight = await ticketedFlight()
  const { reference: held, totalCents } = await holdFlight(world, grant)
  const previews = await previewsOf(stay, flight, held, 'PO9999999')
  expect(Object.keys(previews).toSorted()).toEqual([stay, flight, held].toSorted())
  expect(previews[held]).toMatchObject({ kind: 'cost', feeCents: 0, refundCents: totalCents })
  const { rows } = await actOnMany(
    world.desk,
    grant,
    'cancel',
    [stay, flight, held],
    null,
    agreedOf(previews),
  )
  expect(rows.map(({ outcome }) => outcome)).toEqual(
    [stay, flight, held].map((reference) =>
      previews[reference]?.kind === 'cost'
        ? { kind: 'done', state: expect.stringMatching(/withdrawn|refunded|cancelled/) as string }
        : { kind: 'changed' },
    ),
  )
  expect(rows.filter(({ outcome }) => outcome.kind === 'done').length).toBeGreaterThan(1)
})

test('a booking whose refund is not the one that was shown is not cancelled, and asked about again', async () => {
  const stay = await confirmedStay()
  const previews = await previewsOf(stay)
  const [shown] = Object.values(previews)
  if (shown?.kind !== 'cost') throw new Error('no cost')
  const worse = new Map([[stay, { parts: [], agreedCents: (shown.refundCents ?? 0) + 1 }]])
  const { rows } = await actOnMany(world.desk, grant, 'cancel', [stay], null, worse)
  expect(rows.map(({ outcome }) => outcome)).toEqual([{ kind: 'changed' }])
  const unseen = await actOnMany(world.desk, grant, 'cancel', [stay])
  expect(unseen.rows.map(({ outcome }) => outcome)).toEqual([{ kind: 'changed' }])
  expect((await previewsOf(stay))[stay]).toEqual(shown)
})

test('a booking whose fee cannot be read says so', async () => {
  const stay = await confirmedStay()
  world.trouble('/v2/Hotel/HotelCancelDisplay', ...Array<'refuse-connection'>(4).fill('refuse-connection'))
  const previews = await previewsOf(stay)
  world.clearTroubles()
  expect(previews[stay]).toMatchObject({
    kind: 'barred',
    why: expect.stringMatching(/^Its fee can't be told/) as string,
  })
})

test('the itineraries of several bookings are one file, which names those that are not in it', async () => {
  const [one, other] = [await holdFlight(world, grant), await holdFlight(world, grant)]
  const references = [one.reference, 'PO9999999', other.reference]
  const request = new Request('http://localhost:3000/api/bookings/itineraries', {
    method: 'POST',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-desk': '1' },
    body: JSON.stringify({ references }),
  })
  const answer = await itinerariesAnswer(world.desk, grant, request)
  expect(answer.status).toBe(200)
  const text = await pdfText(new Uint8Array(await answer.arrayBuffer()))
  expect(text).toContain(`Booking ${one.reference}.`)
  expect(text).toContain(`Booking ${other.reference}.`)
  expect(text).toContain('PO9999999: No booking of this office has this reference.')
  expect(text).not.toMatch(/\$|\d\.\d\d\b/)
})
