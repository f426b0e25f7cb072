import type { CatalogueLanguage } from '../../../contract/activity/codes.ts'
import type { ProductRecord } from '../../../contract/activity/product.ts'
import type { Desk } from '../../../server/desk.ts'
import type { CallOutcome } from '../../../server/gateway-client/outcome.ts'
import type { Grant } from '../../../server/session/grant.ts'

/** A product of the small catalogue; places as `City, Country`, a category as its leaf. */
export type Sample = {
  uuid: string
  titles: { EN: string } & Partial<Record<CatalogueLanguage, string>>
  places: readonly string[]
  category: string
  price: number
  sold: number
  /** Singapore time; one for all where it is left out. */
  updatedAt?: string
}

type Input = Record<string, string | number | boolean | undefined>

/**
 * A desk on a booking service with a few products, which answers the lists of the catalogue as the documents
 * say. `failing` are operations that are refused; `calls` counts them; `hold` lets whole products wait;
 * `changes` are made to products by their uuid.
 */
export function fakeDesk(samples: readonly Sample[]) {
  const calls: string[] = []
  const failing = new Map<string, CallOutcome<never>>()
  const changes = new Map<string, Partial<Sample>>()
  let wait: Promise<void> = Promise.resolve()
  const time = { millis: Date.parse('2026-11-22T09:00:00Z') }
  const changed = () => samples.map((sample) => ({ ...sample, ...changes.get(sample.uuid) }))
  const answer = async (id: string, input: Input): Promise<CallOutcome<unknown>> => {
    calls.push(input['full'] === true ? `${id} full` : id)
    const failed = failing.get(id)
    if (failed) return failed
    if (input['full'] === true) await wait
    return { kind: 'ok', data: dataOf(changed(), id, input) }
  }
  const desk = {
    clock: { now: () => new Date(time.millis) },
    settings: { gatewayUrls: { sandbox: 'http://sandbox.test', production: 'http://production.test' } },
    store: { db: () => Promise.resolve(emptyStore) },
    gateway: { call: answer },
  } as unknown as Desk
  return {
    desk,
    time,
    calls,
    failing,
    changes,
    /** Whole products are answered from now on when `release` was called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      wait = promise
      return resolve
    },
  }
}

/** A database without rows, which takes what is written. */
const emptyStore: object = new Proxy(
  {},
  {
    get: (_, name) =>
      // A promise would look for the end of a database that is one.
      name === 'then'
        ? undefined
        : String(name).startsWith('execute')
          ? () => Promise.resolve(undefined)
          : () => emptyStore,
  },
)

/** Someone of an office who may see activities. */
export function someone(
  officeId = 'sandbox:1',
  environment: 'sandbox' | 'production' = 'sandbox',
): Grant<'activity_products'> {
  return {
    officeId,
    environment,
    role: 'agent',
    permissions: null,
    requestId: 'request-of-a-test',
    gatewaySession: { reveal: () => 'session' },
  } as never
}

function dataOf(samples: readonly Sample[], id: string, input: Input): unknown {
  if (id === 'activity.config') return { categories: { data: listed } }
  if (id === 'activity.products-by-location') return byLocation(samples)
  const q = String(input['q'] ?? '').toLowerCase()
  const rows = samples.filter(
    (sample) =>
      Object.values(sample.titles).some((title) => title.toLowerCase().includes(q)) &&
      isIn(sample, input['city'] ?? input['country'], input['category']),
  )
  if (id === 'activity.products') {
    const data = rows.map((sample) => ({ ...recordOf(sample, input), sold_count: sample.sold }))
    const per = Number(input['per_page'])
    return {
      data: data.slice((Number(input['page']) - 1) * per).slice(0, per),
      meta: { pagination: { page: 1, pageCount: 1, perPage: per, total: data.length } },
    }
  }
  const data = rows.map((sample) =>
    input['full'] === true
      ? recordOf(sample, input)
      : {
          uuid: sample.uuid,
          title: titleIn(sample, input) ?? sample.titles.EN,
          basePrice: sample.price,
        },
  )
  return { success: true, count: data.length, total: data.length, data }
}

function isIn(sample: Sample, place: Input[string], category: Input[string]): boolean {
  const { locations = [] } = recordOf(sample, {})
  const parent = listed.find(({ uuid }) => uuid === sample.category)?.parentUuid
  return (
    (place === undefined ||
      locations.some(({ cityUuid, countryUuid }) => cityUuid === place || countryUuid === place)) &&
    (category === undefined || sample.category === category || parent === category)
  )
}

function byLocation(samples: readonly Sample[]) {
  const all = samples.flatMap((sample) => recordOf(sample, {}).locations ?? [])
  const countIn = (place: string) => samples.filter((sample) => isIn(sample, place, undefined)).length
  const data = [...Map.groupBy(all, ({ countryUuid }) => countryUuid)].map(([countryUuid, own]) => ({
    country: own[0]!.country,
    countryUuid,
    total: countIn(countryUuid),
    cities: [...Map.groupBy(own, ({ cityUuid }) => cityUuid)].map(([cityUuid, [one]]) => ({
      city: one!.city,
      cityUuid,
      count: countIn(cityUuid),
    })),
  }))
  return { success: true, countries: data.length, products: samples.length, data }
}

const listed = [
  { uuid: 'c-tours', name: 'Tours', parentUuid: null },
  { uuid: 'c-night', name: 'Night tours', parentUuid: 'c-tours' },
  { uuid: 'c-food', name: 'Food', parentUuid: null },
]

function titleIn({ titles }: Sample, input: Input): string | null {
  return titles[input['language'] as CatalogueLanguage] ?? null
}

function recordOf(sample: Sample, input: Input): Partial<ProductRecord> {
  return {
    uuid: sample.uuid,
    title: sample.titles.EN,
    titleTranslated: titleIn(sample, input),
    typeName: 'Activity',
    cityName: sample.places[0]!.split(', ')[0]!,
    image_url: null,
    basePrice: sample.price,
    updatedAt: sample.updatedAt ?? '2026-08-02 17:32:15',
    categories: listed.filter(({ uuid }) => uuid === sample.category),
    locations: sample.places.map((place) => {
      const [city = '', country = ''] = place.split(', ')
      const none = { state: null, stateUuid: null }
      return { ...none, city, cityUuid: `p-${city}`, country, countryUuid: `p-${country}` }
    }),
  }
}
