import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { travelerSentence } from '../../../gateway/families/session-gateway/air-requests.ts'
import { openOffice, traveler, valueOf, type Office } from './office.ts'
import { bookingsOf } from './stored.ts'
import { openWorld, type World } from './world.ts'

/** AirBook refuses travellers who do not match the fare, or are named twice (gaps 60, 61, 212, 254). */

let world: World
let office: Office
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await openOffice(world.services)
})

const at = () => ({ services: world.services, officeId: office.officeId })

describe('travellers', () => {
  const adult = traveler(1, '1988-06-12')
  const noPassport = { ...adult, passport: null }
  const nothing = { number: null, expiryDate: null, issueDate: null, country: null }
  const full = { number: 'C01X0000', expiryDate: '2033-05-01', issueDate: null, country: 'GB' }
  const overnight = { arrivesAt: '2027-01-22T06:10:00' }
  const passport = { number: 'C01X0000', country: 'GB', issueDate: null }
  const cases: [string, Parameters<Office['book']>[0], (typeof adult)[], string | null][] = [
    ['a traveller too few', { adults: 2 }, [adult], '2 ADULT given while search but 1 ADULT information present in booking request'],
    ['a child not searched for', {}, [adult, traveler(2, '2018-01-01')], '0 CHILD given while search but 1 CHILD'],
    ['an adult of 12 on the last departure', {}, [traveler(1, '2015-01-21')], null],
    ['an adult of 11', {}, [traveler(1, '2015-01-22')], 'AirTravelers[0].DateOfBirth'],
    ['a child of 11', { children: 1 }, [adult, traveler(2, '2015-01-22')], null],
    ['a child of 12', { children: 1 }, [adult, traveler(2, '2015-01-21')], 'AirTravelers[1].DateOfBirth'],
    ['a child of 2', { children: 1 }, [adult, traveler(2, '2025-01-21')], null],
    ['a child of 1', { children: 1 }, [adult, traveler(2, '2025-01-22')], 'AirTravelers[1].DateOfBirth'],
    ['an infant of 1', { infants: 1 }, [adult, traveler(3, '2025-01-22')], null],
    ['an infant of 2', { infants: 1 }, [adult, traveler(3, '2025-01-21')], 'AirTravelers[1].DateOfBirth'],
    ['an infant not born yet', { infants: 1 }, [adult, traveler(3, '2027-02-01')], 'AirTravelers[1].DateOfBirth'],
    ['an infant born tomorrow by UTC, as it may be in the east', { infants: 1 }, [adult, traveler(3, '2026-11-21')], null],
    ['an infant born after that', { infants: 1 }, [adult, traveler(3, '2026-11-22')], 'AirTravelers[1].DateOfBirth: nobody who travels was born on that date'],
    ['an adult of 120 years', {}, [traveler(1, '1905-11-21')], null],
    ['an adult of 121 years', {}, [traveler(1, '1905-11-20')], 'AirTravelers[0].DateOfBirth: nobody who travels was born on that date'],
    ['a passport issued tomorrow by UTC', {}, [{ ...adult, passport: { ...nothing, issueDate: '2026-11-21' } }], null],
    ['a passport issued after that', { passport: true }, [{ ...adult, passport: { ...passport, expiryDate: '2033-01-01', issueDate: '2026-11-22' } }], 'AirTravelers[0].Passport.IssueDate cannot be in the future'],
    ['a child who is 12 when it lands and 11 when it departs', { ...overnight, children: 1 }, [adult, traveler(2, '2015-01-22')], null],
    ['an infant who is 2 when it lands and 1 when it departs', { ...overnight, infants: 1 }, [adult, traveler(3, '2025-01-22')], null],
    ['more infants than adults', { infants: 2, totalCents: 60_000 }, [adult, traveler(3, '2026-01-01'), traveler(3, '2026-01-01')], 'each infant needs an adult'],
    ['the same person twice', { adults: 2 }, [noPassport, { ...noPassport, title: 0, nationality: 'FR' }], 'AirTravelers[1] repeats AirTravelers[0]'],
    ['the same person with the names in another case and split', { adults: 2 }, [{ ...noPassport, firstName: 'Ada Mary' }, { ...noPassport, firstName: 'ADA', middleName: 'MARY' }], 'AirTravelers[1] repeats AirTravelers[0]'],
    ['twins of other names', { adults: 2 }, [noPassport, { ...noPassport, firstName: 'BEA' }], null],
    ['two people of one name', { adults: 2 }, [noPassport, { ...noPassport, dateOfBirth: '1960-01-01' }], null],
    ['one passport for two', { adults: 2, children: 1, totalCents: 60_000 }, [adult, traveler(1, '1970-01-01', 'BEA'), { ...traveler(2, '2018-03-04'), passport: adult.passport }], 'AirTravelers[2] repeats AirTravelers[0]'],
    ['one passport number in two spellings', { adults: 2 }, [{ ...adult, passport: { ...full, number: 'c01 x-77' } }, { ...traveler(1, '1970-01-01', 'BEA'), passport: { ...full, number: 'C01X77' } }], 'AirTravelers[1] repeats AirTravelers[0]'],
    ['one passport number of two countries', { adults: 2 }, [{ ...adult, passport: full }, { ...traveler(1, '1970-01-01', 'BEA'), passport: { ...full, country: 'FR' } }], null],
    ['two passports without a number', { adults: 2 }, [{ ...adult, passport: { ...nothing, country: 'GB' } }, { ...traveler(1, '1970-01-01', 'BEA'), passport: { ...nothing, country: 'GB' } }], null],
    ['no passport where none is asked for', {}, [noPassport], null],
    ['no passport where one is', { passport: true }, [noPassport], 'AirTravelers[0].Passport cannot be null'],
    ['a passport that ends before the last arrival', {}, [{ ...adult, passport: { ...passport, expiryDate: '2027-01-20' } }], 'Passport.ExpiryDate'],
    ['a passport that ends on the day of the last departure, before the arrival', overnight, [{ ...adult, passport: { ...passport, expiryDate: '2027-01-21' } }], 'valid until the last arrival, 2027-01-22'],
    ['a passport that ends on that day', {}, [{ ...adult, passport: { ...passport, expiryDate: '2027-01-21' } }], null],
    ['a passport without a number where one is asked for', { passport: true }, [{ ...adult, passport: { ...passport, number: null, expiryDate: '2033-01-01' } }], 'Passport.PassportNumber cannot be null'],
    ['a passport without an expiry where one is asked for', { passport: true }, [{ ...adult, passport: { ...passport, expiryDate: null } }], 'Passport.ExpiryDate cannot be null'],
    ['a passport without a country where one is asked for', { passport: true }, [{ ...adult, passport: { ...passport, country: null, expiryDate: '2033-01-01' } }], null],
    ['any part of a passport where none is asked for', {}, [{ ...adult, passport: { ...nothing, issueDate: '2023-05-01' } }], null],
    ['no date of issue where it is asked for', { passport: true, passportIssueDate: true }, [{ ...adult, passport: { ...passport, expiryDate: '2033-01-01' } }], 'Passport.IssueDate cannot be null'],
  ] // prettier-ignore
  test.each(cases)('are checked before the booking: %s', async (_, wanted, travelers, message) => {
    const outcome = await office.book(wanted, { travelers })
    if (message === null) return expect(valueOf(outcome).state).toBe('held')
    if (outcome.ok || !outcome.rule) throw new Error('the travellers were taken')
    expect(outcome.failure).toBe('rule-broken')
    expect(travelerSentence(outcome.rule)).toContain(message)
    expect(await bookingsOf(at())).toHaveLength(0)
  })
})
