import type { ActivitySupply } from '../../supply/activity/port.ts'
import { contentOf } from './content.ts'
import { daysOf } from './days.ts'
import { productEvents, variantEvents } from './events.ts'
import { activityPhoto } from './photo/activity-photo.ts'
import { madeCatalogue, type MadeProduct } from './products.ts'
import { activityScenarioList } from './scenario-products.ts'
import { variantsOf, variantUuid, type MadeVariant } from './variants.ts'

/** The most variants of a product. */
const mostVariants = 4

let productOfVariant: Map<string, MadeProduct> | null = null

/** A variant by its uuid; the way from variants to products is made at the first question. */
function findVariant(uuid: string): MadeVariant | null {
  productOfVariant ??= new Map(
    [...madeCatalogue().byUuid.values()].flatMap((made) =>
      Array.from({ length: mostVariants }, (_, at) => [variantUuid(made.product.uuid, at), made] as const),
    ),
  )
  const made = productOfVariant.get(uuid)
  return (made && variantsOf(made).find(({ variant }) => variant.uuid === uuid)) ?? null
}

/** The simulated activities. */
export const activitySupply: ActivitySupply = {
  catalogue: () => madeCatalogue().catalogue,
  product: (uuid) => {
    const made = madeCatalogue().byUuid.get(uuid)
    return Promise.resolve(made ? contentOf(made) : null)
  },
  variants: (productUuid) => {
    const made = madeCatalogue().byUuid.get(productUuid)
    return Promise.resolve(made ? variantsOf(made).map(({ variant }) => variant) : null)
  },
  variant: (uuid) => Promise.resolve(findVariant(uuid)?.variant ?? null),
  days: (variant, range, now, taken) => {
    const made = findVariant(variant.uuid)
    return Promise.resolve(made ? daysOf(made, range, now, taken) : [])
  },
  events: (event, uuid, until, limit) => {
    if (event.startsWith('product_type_')) {
      const variant = findVariant(uuid)
      return Promise.resolve(variant ? variantEvents(event, variant, until, limit) : [])
    }
    const product = madeCatalogue().byUuid.get(uuid)
    return Promise.resolve(product ? productEvents(event, product, until, limit) : [])
  },
  photo: (uuid, n, size) => Promise.resolve(activityPhoto(uuid, n, size)),
  scenarios: activityScenarioList,
}
