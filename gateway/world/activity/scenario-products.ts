import { continentOf } from './continent.ts'
import type { Scenario } from '../../supply/scenario.ts'
import type { SupplierAnswer } from '../../supply/activity/variant.ts'
import { sandboxCity } from '../geography/sandbox-city.ts'
import { referenceSupply } from '../reference/supply.ts'
import { stableUuid } from '../../uuid.ts'
import type { CatalogueCity } from './activity-cities.ts'
import { sandboxCategory } from './categories.ts'
import type { Experience } from './experience.ts'
import { everyOption, heightAndWeight } from './options.ts'
import { productUuid, type ActivityScenario, type ProductSeed } from './product-seed.ts'
import { textsOf } from './texts.ts'

const issueAtOnce: SupplierAnswer = { does: 'issue', seconds: 5 }

/** The scenario products, each named after the case that it demonstrates. */
const activityScenarios: readonly ActivityScenario[] = [
  {
    id: 'instant',
    title: 'Instant Confirmation',
    effect: 'Confirmed bookings are approved after 5 seconds',
    answer: issueAtOnce,
  },
  {
    id: 'on-request',
    title: 'On Request',
    effect: 'Confirmed bookings are approved after 60 seconds',
    answer: { does: 'issue', seconds: 60 },
  },
  {
    id: 'rejected',
    title: 'Rejected by Supplier',
    effect: 'Confirmed bookings are rejected after 5 seconds and the funds are released',
    answer: { does: 'reject', seconds: 5 },
  },
  {
    id: 'never-answered',
    title: 'Never Answered',
    effect: 'Confirmed bookings wait until they expire, 5 days later',
    answer: null,
  },
  {
    id: 'refund-by-policy',
    title: 'Half Back',
    effect: 'Cancelling an approved booking gives back half of its price',
    answer: issueAtOnce,
  },
  {
    id: 'refund-declined',
    title: 'Refund Declined',
    effect: 'Cancelling an approved booking ends in refund_declined',
    answer: issueAtOnce,
    refusesRefunds: true,
  },
  {
    id: 'height-and-weight',
    title: 'Height and Weight',
    effect: 'Every traveller must state height and weight: 422 names the option and the traveller',
    perTraveller: heightAndWeight,
  },
  {
    id: 'every-option',
    title: 'Every Option',
    effect: 'Has an option of each of the 14 input types, with surcharges',
    perBooking: everyOption,
  },
  {
    id: 'weekends-full',
    title: 'Weekends Full',
    effect: 'Sold out on Saturdays and Sundays',
    weekendsFull: true,
  },
  {
    id: 'no-us-guests',
    title: 'No US Guests',
    effect: 'Not sold to nationals of the United States',
    exclude: ['US'],
  },
  {
    id: 'two-left',
    title: 'Two Left',
    effect: 'Two places per start, gone for the office once they are confirmed',
    places: 2,
  },
]

const city: CatalogueCity = {
  code: 'SANDBOX',
  names: textsOf(sandboxCity.name, {}),
  record: {
    uuid: stableUuid('activity-city:SANDBOX'),
    name: sandboxCity.name,
    country: {
      uuid: stableUuid(`activity-country:${sandboxCity.countryCode}`),
      name: countryName(sandboxCity.countryCode),
      code: sandboxCity.countryCode,
      continent: continentOf(sandboxCity.countryCode),
    },
    state: null,
  },
  countryCode: sandboxCity.countryCode,
  timeZone: 'Atlantic/Reykjavik',
  lat: sandboxCity.lat,
  lon: sandboxCity.lon,
  landmarks: [],
  quarters: [],
  is: () => true,
  trips: [],
}

function countryName(code: string): string {
  return referenceSupply.countries().find((country) => country.code === code)?.name ?? code
}

const keyOf = (id: string) => `scenario|${id}`

/** The scenario products as seeds of the catalogue. */
export function scenarioProducts(): ProductSeed[] {
  return activityScenarios.map((scenario) => ({
    key: keyOf(scenario.id),
    experience: experienceOf(scenario),
    city,
    subject: null,
    scenario,
  }))
}

function experienceOf({ id, title, effect }: ActivityScenario): Experience {
  return {
    id: `scenario-${id}`,
    type: 'Activity',
    categories: [sandboxCategory],
    tags: ['sandbox'],
    about: 'city',
    where: 'everywhere',
    usd: [20, 20],
    minutes: 120,
    starts: ['09:00', '14:00'],
    scene: 'workshop',
    titles: { EN: title, ID: title, JA: title, KO: title, TH: title, VI: title, 'ZH-HANS': title, AR: title },
    text: `${effect}.`,
    highlights: [effect],
    includes: ['What the title says'],
    excludes: ['Everything else'],
  }
}

/** The scenario products as the port lists them. */
export const activityScenarioList: readonly Scenario[] = activityScenarios.map(({ id, title, effect }) => ({
  id,
  family: 'activities',
  title,
  trigger: `Activity "${title}" in ${sandboxCity.name}`,
  effect,
  target: { kind: 'activity', uuid: productUuid(keyOf(id)) },
}))
