import { z } from 'zod'
import { nameField } from '../code-field.ts'
import { entity, type EntityName } from '../entity.ts'
import { activityRead } from '../families.ts'
import { operation } from '../operation.ts'
import { activitySortings } from './codes.ts'

/** A wall time of the catalogue's zone, which is +08:00 in every season (Activity v2; gaps 198, 223). */
const wallTime = entity('OfficeTime', {
  date: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/)
    .describe('Wall time, `YYYY-MM-DD HH:MM:SS.000000`.'),
  timezone_type: z.literal(3).describe('3: the zone is given by its name.'),
  timezone: z.literal('Asia/Singapore').describe('IANA name of the zone, +08:00 in every season.'),
})

const entry = entity('VocabularyEntry', {
  name: z.string().describe('English name.'),
  code: z
    .string()
    .describe(
      'Code, where the list has codes: of languages, of countries (ISO 3166-1 alpha-2), of currencies (ISO 4217).',
    )
    .optional(),
  uuid: z.string().describe('Id, the same wherever the entry is named; filters accept it.'),
})
const named = entity('Vocabulary', { data: z.array(entry).describe('The entries of the list.') })

function list<T extends z.ZodType>(name: EntityName, of: T) {
  return entity(name, { data: z.array(of).describe('The entries of the list.') })
}

const place = { name: z.string().describe('English name.'), uuid: z.string().describe('Id of the place.') }

/** Continents with their countries, states and cities, as old clients walk them (gap 247). */
const state = entity('LocationState', {
  ...place,
  cities: named.describe('Cities of the state.'),
})
const country = entity('LocationCountry', {
  ...place,
  code: z.string().describe('ISO 3166-1 alpha-2 code.'),
  states: list('StateList', state).describe(
    "States of the country; one with the country's name where it has none.",
  ),
})
const continent = entity('LocationContinent', {
  ...place,
  countries: list('CountryList', country).describe('Countries of the continent.'),
})

export const activityConfig = operation({
  ...activityRead,
  id: 'activity.config',
  path: '/Activity/v2/config',
  permission: 'activity_config',
  request: { params: null, query: z.object({}), body: null },
  response: entity('ActivityConfig', {
    now: wallTime.describe("The time on the clock of the caller's office."),
    version: z.int().describe('Version of the API.'),
    serverUrl: z.string().describe('Address of this gateway, without a path.'),
    photosUrl: z.string().describe('Address below which all photos are served.'),
    activitiesSorting: z
      .array(nameField(activitySortings))
      .describe("Sort orders that the supplier's catalogue has; a minus means falling."),
    user: entity('ConfigUser', {
      name: z.string().describe('Display name of the account.'),
      email: z.string().nullable().describe('E-mail address of the account; null where none is known.'),
      uuid: z.string().describe('Id of the account.'),
      defaultPagination: z.int().describe('Rows of a page where `per_page` is left out.'),
      defaultSortBy: z.string().describe('Sort order that the account prefers.'),
      defaultCurrencyCode: z.string().describe('Currency of the account, ISO 4217.'),
      defaultLanguageCode: z.string().describe('Language of the account.'),
      walletBalance: z.number().describe('Money in the wallet, with what is held, in US dollars.'),
      walletBlockedBalance: z
        .number()
        .describe('Money that is held for bookings, in US dollars as a negative number; 0 where nothing is.'),
      walletAvailableBalance: z
        .number()
        .describe('Money that can be spent, in US dollars: the balance without what is held.'),
      walletAlertValue: z
        .number()
        .describe('Balance in US dollars below which the office wants to be warned.'),
    }).describe('The caller, with the wallet of its office. Amounts are US dollars.'),
    languages: named.describe("Languages of the catalogue's texts."),
    countries: named.describe('Countries where activities are sold.'),
    currencies: named.describe('Currencies of prices.'),
    types: named.describe('Types of product.'),
    categories: entity('CategoryVocabulary', {
      data: z
        .array(
          entity('Category', {
            ...entry.shape,
            parentUuid: z.string().nullable().describe('The category above it; null at the top.'),
            children: z.array(entry).describe('The categories right below it.'),
          }),
        )
        .describe('The entries of the list, a parent before its children.'),
    }).describe('Categories as a tree: to filter by a category selects all below it.'),
    locations: list('ContinentList', continent).describe('Places where activities are sold, as a tree.'),
    optionInputTypes: z
      .array(z.record(z.string(), z.string()))
      .describe('One object: for each `inputType` of an option (`1` to `14`) the kind of answer.'),
  }).describe("The wallet, the clock and the vocabularies of the caller's office."),
  errors: [],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: {
    doc: 'activity-v2',
    section: 'Bookings, GET /Activity/v2/config',
    gaps: [160, 165, 198, 223, 224],
  },
  standing: 'documented',
  summary: 'Wallet totals, the office clock and catalogue vocabularies',
  description:
    "The documented read of the wallet, the office's clock (`now`) and the catalogue's vocabularies.",
})
