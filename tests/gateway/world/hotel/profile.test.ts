import { describe, expect, it } from 'vitest'
import { facilities, roomFacilities } from '../../../../contract/hotel/codes.ts'
import type { HotelProfile } from '../../../../gateway/supply/hotel/profile.ts'
import { profileOfHotel } from '../../../../gateway/world/hotel/hotel-supply.ts'
import { madeCity } from './made-city.ts'

const city = madeCity(600)
const profiles = Array.from({ length: city.size }, (_, row) => profileOfHotel({ city, row }))
const has = (row: number, id: number) =>
  ((city.facilities[row]! >> facilities.findIndex((each) => each.id === id)) & 1) === 1
const everyWord = (profile: HotelProfile) => JSON.stringify(profile)

describe('the profile of a hotel', () => {
  it('is the same whenever it is asked for, and different for nearly every hotel', () => {
    expect(profileOfHotel({ city, row: 17 })).toEqual(profiles[17])
    expect(new Set(profiles.map(({ description }) => description)).size).toBe(profiles.length)
    // The name is in every description. Hardly two descriptions are equal even without it.
    const nameless = profiles.map(({ description }, row) => description.replaceAll(city.name[row]!, ''))
    expect(new Set(nameless).size).toBeGreaterThan(profiles.length * 0.98)
  })

  it('reads as English: two to four paragraphs, no gaps, no leftovers', () => {
    for (const profile of profiles) {
      const paragraphs = profile.description.split('\n\n')
      expect(paragraphs.length).toBeGreaterThanOrEqual(2)
      expect(paragraphs.length).toBeLessThanOrEqual(4)
      expect(everyWord(profile)).not.toMatch(
        /undefined|NaN|\$\{| {2}|\.\.|,,| ,| \.|\ba (apartment|eight|inn)\b|#/,
      )
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[\p{Lu}\d].*\.$/su)
    }
  })

  it('speaks of a pool, a spa, a restaurant and pets only where there are any', () => {
    for (const [row, { description, facilityGroups, policies }] of profiles.entries()) {
      const names = facilityGroups.flatMap((group) => group.facilities)
      if (!has(row, 433)) expect(description).not.toMatch(/swimming pool|the pool/i)
      else expect(description).toMatch(/pool/i)
      if (!has(row, 54)) expect(description).not.toMatch(/\bspa\b/i)
      if (!has(row, 3)) expect(description).not.toMatch(/restaurant/i)
      for (const [bit, { name }] of facilities.entries())
        expect(names.includes(name)).toBe(((city.facilities[row]! >> bit) & 1) === 1)
      for (const [bit, { name }] of roomFacilities.entries())
        if ((city.roomFacilities[row]! >> bit) & 1) expect(names).toContain(name)
      const pets = policies.find(({ title }) => title === 'Pets')!.text
      expect(/not allowed/.test(pets)).toBe(!has(row, 4))
      expect(/18 or over/.test(JSON.stringify(policies))).toBe(city.adultsOnly[row] === 1)
    }
  })

  it('has guests’ words around its score, newest first, and none without reviews', () => {
    for (const [row, { reviews }] of profiles.entries()) {
      expect([reviews.score, reviews.count]).toEqual([city.reviewScore[row], city.reviewCount[row]])
      if (reviews.score === 0) {
        expect(reviews.items).toEqual([])
        continue
      }
      expect(reviews.items.length).toBeLessThanOrEqual(Math.min(reviews.count, 12))
      expect(reviews.items.length).toBeGreaterThanOrEqual(Math.min(reviews.count, 8))
      const dates = reviews.items.map(({ date }) => date)
      expect(dates).toEqual([...dates].sort().reverse())
      expect(dates[0]! < '2026-11-20').toBe(true)
      for (const item of reviews.items) {
        expect(Math.abs(item.score - reviews.score)).toBeLessThanOrEqual(19)
        expect(item.text).toMatch(/\.$/)
        if (!has(row, 433)) expect(item.text).not.toMatch(/pool/)
      }
      expect(new Set(reviews.items.map(({ text }) => text)).size).toBe(reviews.items.length)
    }
  })

  it('writes the address as the country does', () => {
    expect(profiles[0]!.address).toMatchObject({ city: 'Lisbon', country: 'Portugal', countryCode: 'PT' })
    for (const { address, phone } of profiles) {
      expect(address.postalCode).toMatch(/^[1-9]\d{3}-\d{3}$/)
      expect(address.line).toMatch(/^(Rua|Avenida|Largo|Travessa) .+, \d+$/)
      expect(phone).toMatch(/^\+351 \d\d 555 01\d\d$/)
    }
    const london = profileOfHotel({ city: madeCity(3, 2, -2643743), row: 0 }).address
    expect(london).toMatchObject({ city: 'London', countryCode: 'GB' })
    expect(london.postalCode).toMatch(/^[A-Z]{2}\d \d[A-Z]{2}$/)
    expect(profileOfHotel({ city: madeCity(3, 2, -292223), row: 1 }).address.postalCode).toBe('')
  })
})
