import { catalogueLanguages, type CatalogueLanguage } from '../../../contract/activity/codes.ts'

/** Scripts by which the language of a question is told (Activity v2, `language`; gap 187). */
const scripts: readonly (readonly [RegExp, CatalogueLanguage])[] = [
  [/\p{Script=Hangul}/u, 'KO'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'JA'],
  [/\p{Script=Han}/u, 'ZH-HANS'],
  [/\p{Script=Thai}/u, 'TH'],
  [/\p{Script=Arabic}/u, 'AR'],
  // Letters that only Vietnamese has among the languages of the catalogue.
  [/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, 'VI'],
]

/** The language that texts are asked for in: the one that is named, else that of the question's script. */
export function languageOf(named: string | undefined, text: string | undefined): CatalogueLanguage | null {
  const wanted = named?.trim().toUpperCase()
  const known = catalogueLanguages.find(({ code }) => code === wanted)?.code
  if (known) return known
  // An unknown code means the default texts.
  if (wanted) return null
  return scripts.find(([script]) => script.test(text ?? ''))?.[1] ?? null
}
