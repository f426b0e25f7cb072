import type { Catalogue } from '../../supply/activity/port.ts'
import type { CatalogueProduct } from '../../supply/activity/product.ts'
import { categories, categoryOf, types, typeOf } from './categories.ts'
import { between } from '../chance.ts'
import { draw } from './draw.ts'
import { photoPaths } from './photo-paths.ts'
import { fromCents } from './prices.ts'
import { productUuid, type ProductSeed } from './product-seed.ts'
import { productSeeds } from './product-seeds.ts'
import { scenarioProducts } from './scenario-products.ts'
import { filledTitles } from './texts.ts'

/** A product with the seed that it was made from. */
export type MadeProduct = { seed: ProductSeed; product: CatalogueProduct }

/** The whole catalogue and the way from a uuid to its product. */
export type MadeCatalogue = { catalogue: Catalogue; byUuid: ReadonlyMap<string, MadeProduct> }

const dayMillis = 86_400_000
/** The catalogue was last changed between these two days. */
const firstUpdate = Date.UTC(2026, 4, 1)
const updateDays = 190

function makeCatalogue(): MadeCatalogue {
  const made: MadeProduct[] = []
  for (const seed of productSeeds()) made.push({ seed, product: productOf(seed) })
  // The supplier lists its products in no order that a reader could see.
  made.sort((a, b) => draw(a.seed.key, 'order') - draw(b.seed.key, 'order'))
  const all = [...scenarioProducts().map((seed) => ({ seed, product: productOf(seed) })), ...made]
  return {
    catalogue: { products: all.map(({ product }) => product), types, categories },
    byUuid: new Map(all.map((each) => [each.product.uuid, each])),
  }
}

let shared: MadeCatalogue | null = null

/** The catalogue of this process, made at the first call. */
export function madeCatalogue(): MadeCatalogue {
  return (shared ??= makeCatalogue())
}

function productOf(seed: ProductSeed): CatalogueProduct {
  const { key, experience, city, subject, scenario } = seed
  const uuid = productUuid(key)
  const updated = firstUpdate + Math.floor(draw(key, 'updated') * updateDays * dayMillis)
  return {
    uuid,
    titles: filledTitles(experience.titles, city.names, subject?.names ?? city.names),
    // To the second, as it is written.
    updatedAt: new Date(Math.floor(updated / 1000) * 1000),
    validFrom: null,
    validThrough: draw(key, 'until') < 0.1 ? '2027-12-31' : null,
    fromCents: fromCents(seed),
    type: typeOf(experience.type),
    categories: experience.categories.map(categoryOf),
    tags: experience.tags,
    cities: subject?.city ? [city.record, subject.city.record] : [city.record],
    soldCount: scenario ? 0 : soldCountOf(key),
    images: photoPaths(uuid),
    sandboxOnly: scenario !== null,
  }
}

/** Few products sell very often, most of them rarely. */
function soldCountOf(key: string): number {
  const at = draw(key, 'sold')
  return Math.round(between(3, 40, draw(key, 'sold2')) * (1 + 450 * at ** 9))
}
