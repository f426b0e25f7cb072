import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityFormFields } from '../../../../lib/activity/booking-form-fields.ts'
import { passengerFormFields } from '../../../../lib/air/passenger-fields.ts'
import { emptyPassengerForm } from '../../../../lib/air/passenger-form.ts'
import { PLAIN_LIST } from '../../../../lib/booking/list-query.ts'
import { guestFormFields } from '../../../../lib/hotel/guest-fields.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { setCostCentre } from '../../../../server/booking/cost-centre.ts'
import { holdOnce } from '../../../../server/booking/hold.ts'
import { lookUpBooking } from '../../../../server/booking/look-up.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { changesOf } from '../../../../server/office/changes.ts'
import { saveSettings } from '../../../../server/office/save-settings.ts'
import type { AnyGrant, Grant } from '../../../../server/session/grant.ts'
import { filledActivity } from '../../activity/form-fixture.ts'
import { filledGuests } from '../../hotel/guest-fixture.ts'
import { fareInput, holdFlight, openWorld, type World } from '../world.ts'

// A booking is counted for one of the office's cost centres, which colleagues set and change.

let world: World
let ann: Grant<'air_book'>
let ben: AnyGrant
let vic: AnyGrant
let stranger: AnyGrant
let reference: string

beforeAll(async () => {
  world = await openWorld()
  const office = await world.gateway.mint({
    users: [
      { userName: 'ann', role: 'agent' },
      { userName: 'ben', role: 'admin' },
      { userName: 'vic', role: 'viewer' },
    ],
  })
  ann = await world.grant(await world.signIn(office), 'air_book')
  ben = await world.grant(await world.signIn(office, 'admin'), 'air_book')
  vic = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
  stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  reference = (await holdFlight(world, ann)).reference
  await saveSettings(world.desk, ben, { cost_centres: ['4711', 'Sales, north'] })
})
afterAll(() => world.close())

async function bookingNow(of = reference) {
  const read = await lookUpBooking(world.desk, ann, airHandling, of)
  if (read.kind !== 'read') throw new Error(read.kind)
  return read.booking
}

const set = (by: AnyGrant, costCentre: string | null, references = [reference]) =>
  setCostCentre(world.desk, by, references, costCentre)

test('a colleague sets and changes it; booking, timeline and change log have each step once', async () => {
  expect(await set(ann, '4711')).toEqual({ kind: 'done', rows: [{ reference, outcome: 'set' }] })
  await Promise.all([set(ben, 'Sales, north'), set(ben, 'Sales, north')])
  const booking = await bookingNow()
  expect(booking.costCentre).toBe('Sales, north')
  const steps = booking.timeline.filter(({ text }) => text === 'Cost centre set')
  expect(steps.map(({ who, detail }) => [who, detail])).toEqual([
    [ann.displayName, 'none → 4711'],
    [ben.displayName, '4711 → Sales, north'],
  ])
  const any = { who: null, reference: null, from: null, to: null, before: null }
  const log = await changesOf(world.desk, ben, { ...any, what: 'booking.cost-centre' })
  if (log.kind !== 'read') throw new Error(log.kind)
  expect(log.lines.map(({ what, before, after }) => [what, before, after])).toEqual([
    ['Cost centre set', '4711', 'Sales, north'],
    ['Cost centre set', null, '4711'],
  ])
})

test('each of many bookings has its outcome, and those of other offices stay as they are', async () => {
  const other = (await holdFlight(world, ann)).reference
  await set(ann, '4711', [other])
  expect(await set(ben, '4711', [reference, other, other, 'PO9999999'])).toEqual({
    kind: 'done',
    rows: [
      { reference, outcome: 'set' },
      { reference: other, outcome: 'unchanged' },
      { reference: 'PO9999999', outcome: 'not-found' },
    ],
  })
  expect(await set(stranger, null)).toEqual({ kind: 'done', rows: [{ reference, outcome: 'not-found' }] })
  expect((await bookingNow()).costCentre).toBe('4711')
})

test('what is not in the list of the office is refused, and so are viewers', async () => {
  expect(await set(ann, 'Marketing')).toMatchObject({ kind: 'refused', code: 'UnlistedCostCentre' })
  expect(await set(stranger, '4711')).toMatchObject({ kind: 'refused', code: 'UnlistedCostCentre' })
  expect(await set(vic, '4711')).toMatchObject({ kind: 'refused', code: 'Viewer' })
})

async function holdFor(costCentre: string) {
  const input = await fareInput(world, ann)
  const form = { ...input.form, costCentre }
  return holdOnce(world.desk, ann, airHandling, { ...input, form, evenIfBooked: true })
}

test('the one of the book form is that of the booking, and lists find it by it', async () => {
  const held = await holdFor('Sales, north')
  if (held.kind !== 'held') throw new Error(held.kind)
  expect((await bookingNow(held.reference)).costCentre).toBe('Sales, north')
  const query = { ...PLAIN_LIST, costCentre: 'Sales, north' }
  const list = await bookingsOf(world.desk, ann, query, () => undefined)
  if (list.kind !== 'read') throw new Error(list.kind)
  expect(list.lines.map((line) => line.reference)).toEqual([held.reference])
})

test('a form with one that is not in the list is refused before anything is sent', async () => {
  const sent = world.calls('/Air/AirBook')
  expect(await holdFor('Marketing')).toMatchObject({ kind: 'refused', code: 'UnlistedCostCentre' })
  expect(world.calls('/Air/AirBook')).toBe(sent)
})

test('the forms of all kinds keep it', () => {
  const costCentre = ' 4711 '
  const guests = filledGuests([{ adults: 1, childAges: [] }])
  const forms = [
    passengerFormFields.parse({ ...emptyPassengerForm([1]), costCentre }),
    guestFormFields.parse({ ...guests, costCentre }),
    activityFormFields.parse(filledActivity({ adult: 1 }, { costCentre })),
  ]
  expect(forms.map((form) => form.costCentre)).toEqual(['4711', '4711', '4711'])
})

test('a booking keeps a cost centre that is removed from the list, until somebody takes it off', async () => {
  await set(ann, '4711')
  await saveSettings(world.desk, ben, { cost_centres: null })
  expect((await bookingNow()).costCentre).toBe('4711')
  expect(await set(ann, null)).toMatchObject({ rows: [{ outcome: 'set' }] })
  expect((await bookingNow()).costCentre).toBeNull()
})
