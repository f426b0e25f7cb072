import { languageOf } from '../../domain/activity/language-of.ts'
import { findProduct, findVariant } from '../../domain/activity/find-variant.ts'
import { priceDays, startsOf } from '../../domain/activity/price-days.ts'
import { fail, ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { Environment } from '../../../contract/session/limits.ts'
import { notFound } from './products.ts'
import { optionsRecord, priceListRecord, variantRecord } from './variant-records.ts'
import { variantLinks } from './links.ts'

type VariantIds =
  'activity.product-types' | 'activity.product-type' | 'activity.price-lists' | 'activity.price-list'

/** Variants of products with their prices (Activity v2, Catalogue). */
export function activityVariantHandlers(services: Services): Pick<Handlers, VariantIds> {
  const { activities } = services
  const variantOf = async (uuid: string, environment: Environment) =>
    (await findVariant(services, uuid, environment))?.variant ?? null
  return {
    'activity.product-types': async ({ request, environment, origin }) => {
      const { uuid } = request.params
      const variants = (await findProduct(services, uuid, environment)) && (await activities.variants(uuid))
      if (!variants) return fail('not_found', notFound(uuid))
      return ok(
        variants.map((variant) => ({
          uuid: variant.uuid,
          title: variant.titles.EN,
          options: optionsRecord(variant),
          links: variantLinks(origin, variant.uuid, variant.productUuid),
        })),
      )
    },
    'activity.product-type': async ({ request, environment, origin, caller }) => {
      const { params, query } = request
      const variant = await variantOf(params.uuid, environment)
      if (!variant) return fail('not_found', notFound(params.uuid))
      const days = await priceDays(services, caller, variant, { from: null, to: null })
      const free = days.ok ? days.value.find(({ sets }) => sets.some(({ places }) => places > 0)) : undefined
      const starts = startsOf(variant, query.date ?? null, caller.now)
      const language = languageOf(query.language, undefined)
      return ok(variantRecord(variant, starts, free?.date ?? null, origin, language))
    },
    'activity.price-lists': async ({ request, environment, caller }) => {
      const { params, query } = request
      const variant = await variantOf(params.uuid, environment)
      if (!variant) return fail('not_found', notFound(params.uuid))
      const range = { from: query.date_start ?? null, to: query.date_end ?? null }
      const days = await priceDays(services, caller, variant, range)
      if (!days.ok) return fail('wrong_args', 'date_end: must not be before date_start')
      return ok(days.value.map((day) => priceListRecord(variant, day)))
    },
    'activity.price-list': async ({ request, environment, caller }) => {
      const { uuid, date } = request.params
      const variant = await variantOf(uuid, environment)
      if (!variant) return fail('not_found', notFound(uuid))
      const days = await priceDays(services, caller, variant, { from: date, to: date })
      const day = days.ok ? days.value[0] : undefined
      return ok(day ? priceListRecord(variant, day) : null)
    },
  }
}
