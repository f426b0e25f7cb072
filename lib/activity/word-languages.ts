import { scriptLanguages, type CatalogueLanguage } from '../../contract/activity/codes.ts'

/** Languages that plain Latin letters may be. English titles are always there. */
const LATIN: readonly CatalogueLanguage[] = ['ID', 'VI']

/** The language that a word is taken for by its script; null for Latin letters and no word (gap 187). */
export function languageOfWord(word: string): CatalogueLanguage | null {
  return scriptLanguages.find(([script]) => script.test(word))?.[1][0] ?? null
}

/** The languages besides English in which a word may stand in a title. */
export function languagesOfWord(word: string): readonly CatalogueLanguage[] {
  return scriptLanguages.find(([script]) => script.test(word))?.[1] ?? LATIN
}
