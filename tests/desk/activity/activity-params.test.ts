import { describe, expect, it } from 'vitest'
import {
  activitiesHref,
  activityHref,
  readActivityView,
  readSearchOfProduct,
  readTrip,
  writeActivityView,
  writeTrip,
} from '../../../lib/activity/activity-params.ts'
import { defaultTrip, travellersText, type ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import { PLAIN_ACTIVITIES, type ActivityView } from '../../../lib/activity/activity-view.ts'

const TODAY = '2026-11-22'
const NOW = `${TODAY}T15:00:00.000Z`
const [SEOUL, BUSAN, NIGHT] = [
  'f1a6e7cc-0d3a-5f8e-9a53-0c4a5b6d7e8f',
  '0b1c2d3e-4f5a-5b6c-8d7e-9f0a1b2c3d4e',
  '99887766-5544-5332-8110-0ffeeddccbba',
]

const full: ActivityView = {
  text: '야경 & "tour"',
  language: 'ZH-HANS',
  filters: { places: [SEOUL, BUSAN], categories: [NIGHT], minCents: 2_000, maxCents: 9_950 },
  sort: '-price',
  page: 3,
}
const trip: ActivityTrip = { from: '2027-04-12', to: '2027-04-15', adults: 2, children: 1, seniors: 0 }

const params = (href: string) => new URLSearchParams(href.slice(href.indexOf('?')))

describe('the address of the catalogue', () => {
  it('reads the view that was written, also a plain one', () => {
    expect(readActivityView(writeActivityView(full))).toEqual(full)
    expect(writeActivityView(PLAIN_ACTIVITIES).toString()).toBe('')
    expect(readActivityView(new URLSearchParams())).toEqual(PLAIN_ACTIVITIES)
  })

  it('reads view and trip of one address', () => {
    const address = params(activitiesHref(full, trip))
    expect(readActivityView(address)).toEqual(full)
    expect(readTrip(address, NOW)).toEqual(trip)
  })

  it('ignores what cannot be a value', () => {
    const wrong = 'lang=xx&place=1,%20&category=<b>&min=-3&max=1e3&sort=sold&page=0'
    expect(readActivityView(new URLSearchParams(wrong))).toEqual(PLAIN_ACTIVITIES)
  })
})

describe('dates and travellers of an address', () => {
  it.each([
    ['past', { from: '2026-11-20', to: '2026-11-23' }],
    ['reversed', { from: '2027-01-05', to: '2027-01-04' }],
    ['too long', { from: '2027-01-05', to: '2027-02-28' }],
    ['beyond the price lists', { from: '2027-09-01', to: '2027-09-02' }],
    ['no dates', { from: 'soon', to: '2027-02-30' }],
  ])('are the default dates if they are %s', (_, dates) => {
    const { from, to } = defaultTrip(TODAY)
    expect(readTrip(writeTrip({ ...trip, ...dates }), NOW)).toEqual({ ...trip, from, to })
  })

  it('of the day before are kept while it is that day anywhere', () => {
    const tonight = { ...trip, from: '2026-11-21', to: '2026-11-21' }
    expect(readTrip(writeTrip(tonight), '2026-11-22T01:00:00Z')).toEqual(tonight)
    expect(readTrip(writeTrip(tonight), '2026-11-22T12:00:00Z').from).toBe(defaultTrip(TODAY).from)
  })

  it('replaces numbers of travellers that cannot be', () => {
    const read = readTrip(new URLSearchParams('adults=0&children=99&seniors=1.5'), NOW)
    expect(read).toEqual(defaultTrip(TODAY))
  })

  it('names travellers without those that are none', () => {
    expect(travellersText(trip)).toBe('2 adults, 1 child')
    expect(travellersText({ adults: 1, children: 2, seniors: 1 })).toBe('1 adult, 2 children, 1 senior')
  })
})

describe('the address of a product', () => {
  it('carries dates, travellers and the way back', () => {
    const href = activityHref('5e92a495-9230-5104-ba4b-130e9c98a5ce', full, trip)
    expect(href).toMatch(
      /^\/activities\/5e92a495-9230-5104-ba4b-130e9c98a5ce\?from=2027-04-12&to=2027-04-15&adults=2&children=1&seniors=0&s=/,
    )
    expect(readTrip(params(href), NOW)).toEqual(trip)
    expect(readSearchOfProduct(params(href))).toEqual(full)
  })

  it('without a search there is none to go back to', () => {
    expect(params(activityHref('5e92a495', PLAIN_ACTIVITIES, trip)).has('s')).toBe(false)
    expect(readSearchOfProduct(new URLSearchParams())).toEqual(PLAIN_ACTIVITIES)
  })
})
