import { catalogueLanguages, type CatalogueLanguage } from '../../../contract/activity/codes.ts'
import type { Texts } from '../../supply/activity/product.ts'

/**
 * A name in all languages. `others` is its Japanese, Korean, Thai, Vietnamese, Chinese and Arabic; an empty
 * one is the English name, as it always is in Indonesian.
 */
export function textsOf(EN: string, others: readonly string[]): Texts {
  const [JA, KO, TH, VI, ZH, AR] = others
  return {
    EN,
    ID: EN,
    JA: JA || EN,
    KO: KO || EN,
    TH: TH || EN,
    VI: VI || EN,
    'ZH-HANS': ZH || EN,
    AR: AR || EN,
  }
}

/** A text with `{city}` and `{place}` filled in. */
export function filled(text: string, city: string, place: string): string {
  return text.replaceAll('{city}', city).replaceAll('{place}', place)
}

/** Titles in every language, filled in with the names of that language. */
export function filledTitles(
  titles: Readonly<Record<CatalogueLanguage, string>>,
  city: Texts,
  place: Texts,
): Texts {
  const entries = catalogueLanguages.map(({ code }) => [
    code,
    filled(titles[code], city[code] ?? city.EN, place[code] ?? place.EN),
  ])
  return Object.fromEntries(entries) as Texts
}
