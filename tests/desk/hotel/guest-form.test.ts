import { describe, expect, test } from 'vitest'
import { guestsFor, isBlankGuestForm, searchedStaySubject, staySubject } from '../../../lib/hotel/draft.ts'
import { guestFormSchema } from '../../../server/hotel/hold.ts'
import { emptyGuestForm, type GuestForm } from '../../../lib/hotel/guest-form.ts'
import { guestNameProblem, plainSpelling } from '../../../lib/hotel/guest-name.ts'
import { rateFixture } from './rate-fixture.ts'
import { filledGuests } from './guest-fixture.ts'

const rooms = [
  { adults: 2, childAges: [] },
  { adults: 1, childAges: [6] },
]

function problems(change: (form: GuestForm) => void): string[] {
  const form = filledGuests(rooms)
  change(form)
  const parsed = guestFormSchema.safeParse(form)
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join('.'))
}

describe('the guests of a stay', () => {
  test('a filled form passes', () => {
    expect(problems(() => {})).toEqual([])
  })

  test('every guest has a name, the lead guest of each room a title', () => {
    expect(
      problems((form) => {
        for (const guest of form.rooms.flatMap((room) => room.guests)) guest.title = ''
        form.rooms[1]!.guests[1]!.lastName = ' '
      }),
    ).toEqual(['rooms.0.guests.0.title', 'rooms.1.guests.0.title', 'rooms.1.guests.1.lastName'])
  })

  test('Master and Miss are for those below twelve, and a title that is given fits the age', () => {
    const childOf = (age: number, title: string) =>
      problems((form) => Object.assign(form.rooms[1]!.guests[1]!, { age, title }))
    expect(childOf(11, '4')).toEqual([])
    expect(childOf(11, '0')).toEqual(['rooms.1.guests.1.title'])
    expect(childOf(12, '4')).toEqual(['rooms.1.guests.1.title'])
    expect(childOf(12, '0')).toEqual([])
    expect(childOf(6, '')).toEqual([])
  })

  test.each([
    ['phone', '12'],
    ['email', 'anna'],
    ['nationality', 'XX'],
    ['note', 'n'.repeat(2001)],
  ] as const)('%s is checked', (field, typed) => {
    expect(problems((form) => Object.assign(form, { [field]: typed }))).toEqual([field])
  })

  test('one guest in two beds is named with both, whichever rooms those are in', () => {
    const messages = (change: (form: GuestForm) => void) => {
      const form = filledGuests(rooms)
      change(form)
      return guestFormSchema
        .safeParse(form)
        .error?.issues.map(({ path, message }) => [path.join('.'), message])
    }
    const anna = { firstName: ' ANNA', lastName: 'kéller' }
    expect(messages((form) => Object.assign(form.rooms[0]!.guests[1]!, anna))).toEqual([
      ['rooms.0.guests.1.firstName', 'The same names as guest 1 of room 1.'],
    ])
    expect(messages((form) => Object.assign(form.rooms[1]!.guests[0]!, anna))).toEqual([
      ['rooms.1.guests.0.firstName', 'The same names as guest 1 of room 1.'],
    ])
    // A child of that name and somebody with another title are others.
    expect(messages((form) => Object.assign(form.rooms[1]!.guests[1]!, anna))).toBeUndefined()
    expect(
      messages((form) => Object.assign(form.rooms[0]!.guests[1]!, { ...anna, title: '0' })),
    ).toBeUndefined()
  })

  test('a note of 2,000 characters is taken', () => {
    expect(problems((form) => (form.note = 'n'.repeat(2000)))).toEqual([])
  })

  test('an empty form has adults first, then children with the ages of the search', () => {
    const ages = emptyGuestForm(rooms).rooms.map(({ guests }) => guests.map(({ age }) => age))
    expect(ages).toEqual([
      [null, null],
      [null, 6],
    ])
  })
})

describe('names', () => {
  test.each(['Anna', 'Müller', 'José María', "O'Neill", 'Şükrü', 'Nguyễn', 'Łukasz-Jan'])(
    '%s may be sent as it is',
    (name) => {
      expect(guestNameProblem(name)).toBeNull()
    },
  )

  test.each(['Иванов', '山田', 'محمد', 'Ann4'])('%s may not', (name) => {
    expect(guestNameProblem(name)).not.toBeNull()
  })

  test('the spelling of the passport is known where there is one', () => {
    expect(plainSpelling('Müller')).toBe('MUELLER')
    expect(plainSpelling('Keller')).toBeNull()
    expect(plainSpelling('Иванов')).toBeNull()
  })
})

describe('drafts', () => {
  const offer = rateFixture('Double', 'Room only', 'free', 200).offer

  test('another rate of the same stay is the same subject, another day is not', () => {
    const other = rateFixture('Twin', 'Full board', 'none', 300).offer
    expect(staySubject(other)).toBe(staySubject(offer))
    const searched = offer.rooms.map(({ adults, childAges }) => ({ adults, children: childAges }))
    const { hotelId, checkIn, checkOut } = offer
    const stay = { checkIn, checkOut, rooms: searched }
    expect(searchedStaySubject(String(hotelId), stay)).toBe(staySubject(offer))
    expect(staySubject({ ...offer, checkOut: '2026-12-13' })).not.toBe(staySubject(offer))
  })

  test('a draft fits rooms with the same guests alone, a baby of no years among them', () => {
    const baby = [{ adults: 2, childAges: [0] }]
    const draft = { offerCode: 'a', subjectKey: 'b', form: filledGuests(baby) }
    expect(guestsFor(draft, baby)).toBe(draft.form)
    expect(guestsFor(draft, [{ adults: 2, childAges: [1] }])).toBeNull()
    expect(guestsFor(draft, [{ adults: 3, childAges: [] }])).toBeNull()
    expect(guestsFor(draft, [...baby, ...baby])).toBeNull()
  })

  test('an empty form is blank, one letter is not', () => {
    const form = emptyGuestForm(rooms)
    expect(isBlankGuestForm(form)).toBe(true)
    form.rooms[1]!.guests[1]!.firstName = 'E'
    expect(isBlankGuestForm(form)).toBe(false)
  })
})
