import { catalogueLanguages, type CatalogueLanguage } from '../../../contract/activity/codes.ts'
import type { Texts } from '../../supply/activity/product.ts'
import { optional } from '../table.ts'

/** Columns of a name that is not English; an empty one is the English name. */
export const otherNames = {
  ja: optional,
  ko: optional,
  th: optional,
  vi: optional,
  zh: optional,
  ar: optional,
}

/** A name in all languages. In Indonesian it is always the English one. */
export function textsOf(EN: string, others: { [Language in keyof typeof otherNames]?: string }): Texts {
  const { ja, ko, th, vi, zh, ar } = others
  return {
    EN,
    ID: EN,
    JA: ja || EN,
    KO: ko || EN,
    TH: th || EN,
    VI: vi || EN,
    'ZH-HANS': zh || EN,
    AR: ar || EN,
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
