import type { Texts } from '../../supply/activity/product.ts'
import { readTable, text } from '../table.ts'
import { otherNames, textsOf } from './texts.ts'

/** Names of a quarter, by `CODE|English name`: several cities have an Old Town. */
let byKey: Map<string, Texts> | null = null

/**
 * The names of every quarter that is listed, by `CODE|English name`. The table has the IATA code of the city.
 * Its Thai names come without ย่าน, which titles say.
 */
export function quarterTitles(): ReadonlyMap<string, Texts> {
  const file = new URL('./facts/quarters.tsv', import.meta.url)
  byKey ??= new Map(
    readTable(file, { city: text, name: text, ...otherNames }).map(({ city, name, ...others }) => [
      `${city}|${name}`,
      textsOf(name, others),
    ]),
  )
  return byKey
}

/** The names of a quarter of a city; a quarter that is not listed has its English name everywhere. */
export function quarterNames(code: string, english: string): Texts {
  return quarterTitles().get(`${code}|${english}`) ?? textsOf(english, {})
}
