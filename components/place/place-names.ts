import { foldText, spelledOut } from '../../text/fold-text.ts'
import { shortAndLong } from '../../text/short-words.ts'
import type { Place } from './place.ts'

/** A folded text that finds a place, and the name that it is a form of. */
export type NameForm = { form: string; name: string }

/** Letters that `spelledOut` writes with two. */
const WITH_UMLAUT = /[äöüøå]/i

/** Words of the name of an airport that few people type. */
const AIRPORT_WORDS = /\b(?:airport|international|intl|regional|municipal)\b/g

/** All names of a place in their folded forms, each form once. */
export function nameForms(place: Place): NameForm[] {
  const names = new Map<string, string>()
  const add = (forms: readonly string[], name: string) => {
    for (const form of forms) if (form !== '' && !names.has(form)) names.set(form, name)
  }
  for (const name of [place.name, ...place.otherNames]) add(formsOf(name), name)
  if (place.kind === 'airport') for (const called of airportNames(place)) add(formsOf(called), place.name)
  return [...names].map(([form, name]) => ({ form, name }))
}

/** The folded forms of a name: also with umlauts written out, and with Saint, Fort and Mount in short. */
function formsOf(name: string): string[] {
  const plain = foldText(name)
  const forms = WITH_UMLAUT.test(name) ? [plain, spelledOut(name)] : [plain]
  return forms.flatMap(shortAndLong)
}

/**
 * What people call an airport: its name without `international airport`, without its city (`Heathrow`), and
 * each part between hyphens (`El Prat` of Barcelona-El Prat).
 */
function airportNames({ name, city }: Place): string[] {
  const home = foldText(city)
  const bare = withoutWords(foldText(name))
  const parts = name.split(/[-–—/()]/)
  const called = [bare, ...(parts.length > 1 ? parts.map((part) => withoutWords(foldText(part))) : [])]
  return [bare, ...called.map((each) => tidy(` ${each} `.replace(` ${home} `, ' ')))].filter(
    (each) => each !== home,
  )
}

function withoutWords(folded: string): string {
  return tidy(folded.replace(AIRPORT_WORDS, ' '))
}

function tidy(text: string): string {
  return text.replace(/ +/g, ' ').trim()
}
