import {
  catalogueLanguages,
  scriptLanguages,
  type CatalogueLanguage,
} from '../../../contract/activity/codes.ts'

/** The language that texts are asked for in: the one that is named, else that of the question's script. */
export function languageOf(named: string | undefined, text: string | undefined): CatalogueLanguage | null {
  const wanted = named?.trim().toUpperCase()
  const known = catalogueLanguages.find(({ code }) => code === wanted)?.code
  if (known) return known
  // An unknown code means the default texts.
  if (wanted) return null
  return scriptLanguages.find(([script]) => script.test(text ?? ''))?.[1][0] ?? null
}
