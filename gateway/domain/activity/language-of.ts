import {
  catalogueLanguages,
  scriptLanguages,
  type CatalogueLanguage,
} from '../../../contract/activity/codes.ts'
import { stableUuid } from '../../uuid.ts'

/** The uuid of a language, the same wherever it is named (gap 234). */
export function languageUuid(code: CatalogueLanguage): string {
  return stableUuid(`language:${code}`)
}

/** Every language by its code and by its uuid, in capitals. */
const languagesByName: ReadonlyMap<string, CatalogueLanguage> = new Map(
  catalogueLanguages.flatMap(({ code }) => [
    [code, code],
    [languageUuid(code).toUpperCase(), code],
  ]),
)

/**
 * The language that texts are asked for in: the one that is named by code or uuid, else that of the
 * question's script.
 */
export function languageOf(named: string | undefined, text: string | undefined): CatalogueLanguage | null {
  const wanted = named?.trim().toUpperCase()
  // An unknown one means the default texts.
  if (wanted) return languagesByName.get(wanted) ?? null
  return scriptLanguages.find(([script]) => script.test(text ?? ''))?.[1][0] ?? null
}
