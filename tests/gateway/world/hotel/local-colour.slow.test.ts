import { expect, it } from 'vitest'
import { remarks } from '../../../../gateway/world/hotel/content/review-remarks.ts'
import { hotelsOfPlace } from '../../../../gateway/world/hotel/hotels-of-place.ts'
import { profileOfHotel } from '../../../../gateway/world/hotel/hotel-supply.ts'
import { searchPlaces } from '../../../../gateway/world/place/search-places.ts'

/** Local details that a traveller would notice when they are wrong, such as the language of street names. */
function cityNamed(q: string) {
  const [place] = searchPlaces({ q, limit: 1, type: 'city', sandbox: false })
  const city = place && hotelsOfPlace(place.externalId)
  if (!city) throw new Error(`no hotels in ${q}`)
  return city
}

const profilesOf = (q: string, count: number) => {
  const city = cityNamed(q)
  return Array.from({ length: Math.min(count, city.size) }, (_, row) => profileOfHotel({ city, row }))
}

it.each([
  ['reykjavik', /(gata|stígur|braut) \d+$/],
  ['helsinki', /(katu|tie) \d+$/],
  ['copenhagen', /(gade|vej) \d+$/],
  ['stockholm', /(gatan|vägen) \d+$/],
  ['oslo', /(gata|veien) \d+$/],
  ['tallinn', / tänav \d+$/],
  ['riga', / iela \d+$/],
  ['vilnius', / g\. \d+$/],
])('streets of %s are named in its language', (q, form) => {
  for (const { address } of profilesOf(q, 60)) expect(address.line).toMatch(form)
})

it('a city whose sights are known has no square or market that nobody has heard of', () => {
  for (const q of ['new york', 'lisbon', 'tokyo', 'reykjavik']) {
    const names = cityNamed(q).landmarks.map(({ name }) => name)
    expect(names.length, q).toBeGreaterThanOrEqual(8)
    for (const made of ['Old Town Square', 'Main Square', 'Central Market'])
      expect(names, q).not.toContain(made)
  }
  expect(cityNamed('prague').landmarks.map(({ name }) => name)).toContain('Old Town Square')
})

it('trains stop where there are trains', () => {
  const stations = (q: string) =>
    cityNamed(q).landmarks.filter(({ name }) => /Central|Railway/.test(name) && / Station$/.test(name))
  expect(stations('reykjavik')).toEqual([])
  expect(stations('akureyri')).toEqual([])
  expect(stations('zwolle')).not.toEqual([])
})

it('a guest who complains has praised first, and a title speaks of what is praised', () => {
  const bad = new Set(remarks.flatMap((remark) => remark.bad))
  const praiseOf = new Map(remarks.flatMap(({ title, good }) => good.map((text) => [text, title] as const)))
  let read = 0
  for (const { reviews } of [...profilesOf('lisbon', 200), ...profilesOf('tokyo', 200)]) {
    for (const { score, title, text } of reviews.items) {
      if (score < 60) continue
      read += 1
      expect(
        [...bad].some((each) => text.startsWith(each)),
        `${score} ${title}: ${text}`,
      ).toBe(false)
      const about = /^(?:Great|Good) (.+)$/.exec(title)?.[1]
      if (about === undefined || about === 'stay') continue
      const topics = [...praiseOf].filter(([each]) => text.startsWith(each)).map(([, topic]) => topic)
      expect(topics, `${title}: ${text}`).toContain(about)
    }
  }
  expect(read).toBeGreaterThan(1000)
})
