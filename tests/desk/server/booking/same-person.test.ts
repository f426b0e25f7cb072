import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BookedSegment } from '../../../../lib/air/booking-view.ts'
import { occupiedBy } from '../../../../server/air/air-list.ts'
import { attentionLines } from '../../../../server/booking/attention.ts'
import { withRebooked } from '../../../../server/booking/rebooked.ts'
import { lineOfRow } from '../../../../server/booking/stored-row.ts'
import { segmentFixture, travellerFixture } from '../../booking/segment-fixture.ts'
import { scriptedHold } from './scripted-hold.ts'
import { answered, lost, recorded } from './scripted-kind.ts'

/**
 * One person is never booked twice in silence: before a hold the desk looks for other bookings of these
 * people at the same time, by its own rows and then by their records.
 */

const at = scriptedHold()
const flight = segmentFixture()
const later = segmentFixture({
  ...{ flightNumber: '904', departureAt: '2027-01-14T10:30:00', arrivalAt: '2027-01-14T11:15:00' },
})
const nextDay = segmentFixture({
  ...{ departureAt: '2027-01-15T10:00:00', arrivalAt: '2027-01-15T10:45:00' },
})

/** Holds a flight for Anna Keller, and prepares the form of another one. */
async function held(reference = 'PO1', segments: BookedSegment[] = [flight], name = 'Anna Keller') {
  const { script } = at.kind
  script.answers.push(answered({ reference }))
  script.occupied = occupiedBy(segments)
  const { clientReference } = at.input
  const travellers = [travellerFixture(name)]
  script.records.push(recorded({ reference, clientReference, segments, travellers, leadName: name }))
  expect(await at.hold({ evenIfBooked: true, form: { people: [name] } })).toMatchObject({
    kind: 'held',
    reference,
  })
  at.input = { ...at.input, offerCode: `offer-${randomUUID()}`, clientReference: `TD-${randomUUID()}` }
  script.answers.push(answered({ reference: 'PO9' }))
  script.records.push(recorded({ reference: 'PO9', clientReference: at.input.clientReference }))
}

/** Tries to hold these flights for somebody. */
function tryFor(segments: BookedSegment[], name = 'Anna Keller', evenIfBooked = false) {
  at.kind.script.occupied = occupiedBy(segments)
  return at.hold({ evenIfBooked, form: { people: [name] } })
}

const PO1 = { reference: 'PO1', state: 'held', person: 'Anna Keller', madeBy: 'maya' }

test('the same flight by another fare is asked about once, and held when the agent wants it', async () => {
  await held()
  expect(await tryFor([flight])).toEqual({
    kind: 'booked-before',
    existing: [{ ...PO1, title: 'FRA – LHR', meeting: 'same', isRead: true }],
  })
  expect(at.kind.script.sent).toEqual(['hold'])
  expect(await tryFor([flight], 'Anna Keller', true)).toMatchObject({ kind: 'held', reference: 'PO9' })
})

test.each(['MRS ANNA KELLER', 'Ánna  Keller', 'An-na Keller'])(
  'another flight at that time for the same person, written as %s, is asked about',
  async (name) => {
    await held()
    expect(await tryFor([later], name)).toMatchObject({
      kind: 'booked-before',
      existing: [{ reference: 'PO1', person: name, meeting: 'overlap' }],
    })
  },
)

test.each([
  ['another person', [flight], 'Ben Keller'],
  ['another day', [nextDay], 'Anna Keller'],
])('%s is no question', async (_what, segments, name) => {
  await held()
  expect(await tryFor(segments, name)).toMatchObject({ kind: 'held' })
})

test('another date of birth is another person', async () => {
  await held()
  const hold = { ...at.kind.hold }
  at.kind.hold.peopleIn = ({ people }) => people.map((name) => ({ name, birthDate: '1988-06-12' }))
  at.kind.people = {
    ...at.kind.people,
    inView: () => [{ name: 'Anna Keller', birthDate: '1961-02-03' }],
  }
  expect(await tryFor([flight])).toMatchObject({ kind: 'held' })
  at.kind.hold = hold
})

test('a booking that has ended since is no question, whatever the list still says', async () => {
  await held()
  Object.assign(at.kind.script.records[0] ?? {}, { state: 'lapsed' })
  expect(await tryFor([flight])).toMatchObject({ kind: 'held' })
})

test('one that cannot be read counts, and says so', async () => {
  await held()
  at.kind.script.unread = lost
  expect(await tryFor([later])).toMatchObject({
    kind: 'booked-before',
    existing: [{ ...PO1, meeting: 'overlap', isRead: false }],
  })
})

test('a look-up that fails stops nothing: the agent is asked without a booking, and may go on', async () => {
  await held()
  const { list } = at.kind
  const line = () => {
    throw new Error('a summary that nobody can read')
  }
  at.kind.list = { ...list, line }
  expect(await tryFor([flight])).toEqual({ kind: 'booked-before', existing: [] })
  expect(at.kind.script.sent).toEqual(['hold'])
  at.kind.list = list
  expect(await tryFor([flight], 'Anna Keller', true)).toMatchObject({ kind: 'held' })
})

test('of many bookings a handful is read, and the others are told as last known', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    at.kind.script.answers = []
    await held(`PO1${number}`)
  }
  at.kind.script.reads = 0
  const outcome = await tryFor([later])
  expect(at.kind.script.reads).toBe(5)
  if (outcome.kind !== 'booked-before') throw new Error(outcome.kind)
  expect(outcome.existing.filter(({ isRead }) => !isRead)).toHaveLength(2)
  expect(outcome.existing).toHaveLength(7)
})

test('what lapsed is linked with the same flight that is held afterwards, and leaves Needs attention', async () => {
  await held()
  const db = await at.world.desk.store.db()
  const lapsed = { state: 'lapsed', ended_at: new Date('2026-11-20T15:00:00.000Z') }
  await db.updateTable('booking').set(lapsed).where('reference', '=', 'PO1').execute()
  const now = '2026-11-20T16:00:00.000Z'
  const needed = async () =>
    (await attentionLines(at.world.desk, at.grant, now)).lines.map(({ line }) => line.reference)
  expect(await needed()).toEqual(['PO1'])
  expect(await tryFor([flight])).toMatchObject({ kind: 'held', reference: 'PO9' })
  expect(await needed()).toEqual(['PO9'])
  const rows = await at.rows()
  expect(rows.find(({ reference }) => reference === 'PO9')?.agreed).toMatchObject({ insteadOf: 'PO1' })
  const lines = rows.map((row) => lineOfRow(at.world.desk, row))
  const shown = await withRebooked(at.world.desk, at.grant.officeId, lines)
  expect(shown.map(({ reference, rebookedAs }) => [reference, rebookedAs])).toEqual(
    expect.arrayContaining([
      ['PO1', 'PO9'],
      ['PO9', undefined],
    ]),
  )
})

test('the same form again is a new attempt once its booking has ended, whatever the list still says', async () => {
  const first = at.input
  await held()
  at.input = { ...first, form: { people: ['Anna Keller'] } }
  const same = { evenIfBooked: true, form: { people: ['Anna Keller'] } }
  expect(await at.hold(same)).toMatchObject({ kind: 'held', reference: 'PO1' })
  Object.assign(at.kind.script.records[0] ?? {}, { state: 'cancelled' })
  expect(await at.hold(same)).toMatchObject({ kind: 'spent' })
  expect(at.kind.script.sent).toEqual(['hold'])
})
