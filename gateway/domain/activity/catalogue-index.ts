import { catalogueLanguages, type CatalogueLanguage } from '../../../contract/activity/codes.ts'
import type { Catalogue } from '../../supply/activity/port.ts'
import type { CatalogueProduct } from '../../supply/activity/product.ts'
import { foldText, joined } from '../../../text/fold-text.ts'
import { simplifiedHan } from '../../../text/han.ts'
import { textForms } from '../../../text/text-forms.ts'
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
    catalogueLanguages.map(({ code }) => foldedTitle(each[code] ?? '')).join('\n'),
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

/** How texts are compared: by their plain form, with simplified Chinese characters. */
export function folded(text: string): string {
  return foldText(simplifiedHan(text))
}

/** A title by its words, and those with a hyphen as one word too: `pick up` and `pickup`. */
function foldedTitle(title: string): string {
  const hyphened = title.match(/[\p{L}\p{N}]+(?:\p{Pd}[\p{L}\p{N}]+)+/gu) ?? []
  return [folded(title), ...hyphened.map((word) => joined(folded(word)))].join(' ')
}

/** A typed text as it is looked for: all words of one of these lists, each a part of the same title. */
export type TypedTitle = readonly (readonly string[])[]

/** A shorter word is not looked for with its umlauts taken back: it would be a part of too many. */
const SHORTEST_TAKEN_BACK = 4

/** Its words in each of their forms, and all of them as one: `pick up`, `pickup`; `Muenchen`, `Munchen`. */
export function typedTitle(text: string): TypedTitle {
  const [plain = '', ...others] = textForms(simplifiedHan(text))
  const forms = [
    plain,
    ...others.filter((form) => form.length >= SHORTEST_TAKEN_BACK && !plain.startsWith(form)),
  ]
  return forms.flatMap((form) => {
    const words = form.split(' ').filter(Boolean)
    if (words.length === 0) return []
    return words.length === 1 ? [words] : [words, [words.join('')]]
  })
}

/** The rows that have all words of a list in one title, rising. */
export function rowsWith(index: CatalogueIndex, typed: TypedTitle): Uint32Array {
  const each = typed.map((words) => rowsWithAll(index, words))
  if (each.length <= 1) return each[0] ?? new Uint32Array()
  return Uint32Array.from(new Set(each.flatMap((rows) => [...rows]))).sort()
}

function rowsWithAll(index: CatalogueIndex, words: readonly string[]): Uint32Array {
  const [longest = '', ...others] = words.toSorted((one, other) => other.length - one.length)
  const rows = index.grams.find(longest)
  if (others.length === 0) return rows
  return rows.filter((row) => linesOf(index, row).some((line) => words.every((word) => line.includes(word))))
}

/** The languages in which a row's title has what was typed, in the contract's order. */
export function languagesWith(index: CatalogueIndex, row: number, typed: TypedTitle): CatalogueLanguage[] {
  const lines = linesOf(index, row)
  return catalogueLanguages
    .filter((_, at) => typed.some((words) => words.every((word) => lines[at]?.includes(word))))
    .map(({ code }) => code)
}

function linesOf(index: CatalogueIndex, row: number): string[] {
  return (index.titles[row] ?? '').split('\n')
}

function ordered(
  products: readonly CatalogueProduct[],
  value: (product: CatalogueProduct) => number,
): Uint32Array {
  const values = Float64Array.from(products, value)
  return Uint32Array.from(products.keys()).sort((a, b) => values[a]! - values[b]! || a - b)
}
