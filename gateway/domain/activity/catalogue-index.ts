import { catalogueLanguages, type CatalogueLanguage } from '../../../contract/activity/codes.ts'
import type { Catalogue } from '../../supply/activity/port.ts'
import type { CatalogueProduct } from '../../supply/activity/product.ts'
import { GramIndex } from './gram-index.ts'

/** Orders of the whole catalogue: rows, first to last. */
export type RowOrder = 'catalogue' | 'price' | 'date' | 'sold'

/** The look-ups of a catalogue, made once for it. */
export type CatalogueIndex = {
  products: readonly CatalogueProduct[]
  /** The folded titles of a row in all languages, parted by line breaks. */
  titles: readonly string[]
  grams: GramIndex
  /** Rows by rising value; equal ones in the order of the catalogue. */
  orders: Readonly<Record<RowOrder, Uint32Array>>
  rowOfUuid: ReadonlyMap<string, number>
}

const made = new WeakMap<Catalogue, CatalogueIndex>()

/** The index of a catalogue. */
export function catalogueIndex(catalogue: Catalogue): CatalogueIndex {
  const cached = made.get(catalogue)
  if (cached) return cached
  const { products } = catalogue
  const titles = products.map(({ titles: each }) =>
    catalogueLanguages.map(({ code }) => folded(each[code] ?? '')).join('\n'),
  )
  const index: CatalogueIndex = {
    products,
    titles,
    grams: new GramIndex(titles),
    orders: {
      catalogue: Uint32Array.from(products.keys()),
      price: ordered(products, ({ fromCents }) => fromCents),
      date: ordered(products, ({ updatedAt }) => updatedAt.getTime()),
      sold: ordered(products, ({ soldCount }) => soldCount),
    },
    rowOfUuid: new Map(products.map(({ uuid }, row) => [uuid, row])),
  }
  made.set(catalogue, index)
  return index
}

/** How texts are compared: composed and in small letters. A line break would part two titles. */
export function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('\n', ' ')
}

/** The languages in which a row's title contains a folded text, in the contract's order. */
export function languagesWith(index: CatalogueIndex, row: number, part: string): CatalogueLanguage[] {
  const lines = (index.titles[row] ?? '').split('\n')
  return catalogueLanguages.filter((_, at) => lines[at]?.includes(part)).map(({ code }) => code)
}

function ordered(
  products: readonly CatalogueProduct[],
  value: (product: CatalogueProduct) => number,
): Uint32Array {
  const values = Float64Array.from(products, value)
  return Uint32Array.from(products.keys()).sort((a, b) => values[a]! - values[b]! || a - b)
}
