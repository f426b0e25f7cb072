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
}

type Input = Record<string, string | number | boolean | undefined>

/**
 * A desk on a booking service with a few products, which answers the lists of the catalogue as the documents
 * say. `failing` are operations that are refused; `calls` counts them; `hold` lets whole products wait.
 */
export function fakeDesk(samples: readonly Sample[]) {
  const calls: string[] = []
  const failing = new Map<string, CallOutcome<never>>()
  let wait: Promise<void> = Promise.resolve()
  const time = { millis: Date.parse('2026-11-22T09:00:00Z') }
  const answer = async (id: string, input: Input): Promise<CallOutcome<unknown>> => {
    calls.push(input['full'] === true ? `${id} full` : id)
    const failed = failing.get(id)
    if (failed) return failed
    if (input['full'] === true) await wait
    return { kind: 'ok', data: dataOf(samples, id, input) }
  }
  const desk = {
    clock: { now: () => new Date(time.millis) },
    gateway: { call: answer },
  } as unknown as Desk
  return {
    desk,
    time,
    calls,
    failing,
    /** Whole products are answered from now on when `release` was called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      wait = promise
      return resolve
    },
  }
}

/** Someone of an office who may see activities. */
export function someone(officeId = 'sandbox:1'): Grant<'activity_products'> {
  return {
    officeId,
    environment: 'sandbox',
    role: 'agent',
    permissions: null,
    requestId: 'request-of-a-test',
    gatewaySession: { reveal: () => 'session' },
  } as never
}

function dataOf(samples: readonly Sample[], id: string, input: Input): unknown {
  if (id === 'activity.config') return { categories: { data: listed } }
  const q = String(input['q'] ?? '').toLowerCase()
  const rows = samples.filter(({ titles }) =>
    Object.values(titles).some((title) => title.toLowerCase().includes(q)),
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
      : { uuid: sample.uuid, title: titleIn(sample, input) ?? sample.titles.EN },
  )
  return { success: true, count: data.length, total: data.length, data }
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
    updatedAt: '2026-08-02 17:32:15',
    categories: listed.filter(({ uuid }) => uuid === sample.category),
    locations: sample.places.map((place) => {
      const [city = '', country = ''] = place.split(', ')
      const none = { state: null, stateUuid: null }
      return { ...none, city, cityUuid: `p-${city}`, country, countryUuid: `p-${country}` }
    }),
  }
}
