import { textForms } from '../../../text/text-forms.ts'
import { dateFormat } from '../../../lib/date-format.ts'

/** The languages in which names of months and weekdays are read. */
const LANGUAGES = ['en', 'de', 'de-AT', 'fr', 'es', 'it', 'pt'] as const

/**
 * The number of the month, 1 to 12, that a word begins the name of: `jan`, `january`, `januar`, `gennaio`.
 * Undefined for fewer than three letters and for a word that begins two months, as `jui` does in French.
 */
export function monthNamed(word: string): number | undefined {
  if (word.length < 3) return undefined
  monthNames ??= namesOf('month', 12, (month) => Date.UTC(2026, month, 15))
  const index = theOnly(monthNames.filter(({ name }) => name.startsWith(word)))
  return index === undefined ? undefined : index + 1
}

/**
 * The weekday, Monday 0, that a word begins the name of: from three letters in English, from four in the
 * other languages, where three are those of a month too (`mar` of mardi and of March).
 */
export function weekdayNamed(word: string): number | undefined {
  // 5 January 2026 is a Monday.
  weekdayNames ??= namesOf('weekday', 7, (weekday) => Date.UTC(2026, 0, 5 + weekday))
  return theOnly(
    weekdayNames.filter(
      ({ name, language }) => name.startsWith(word) && word.length >= (language === 'en' ? 3 : 4),
    ),
  )
}

type CalendarName = { name: string; language: string; index: number }

// The formats of a language take a while to make, so they wait for the first word that is no figure.
let monthNames: readonly CalendarName[] | undefined
let weekdayNames: readonly CalendarName[] | undefined

function namesOf(part: 'month' | 'weekday', count: number, instantOf: (index: number) => number) {
  return LANGUAGES.flatMap((language) => {
    const format = dateFormat(language, { [part]: 'long', timeZone: 'UTC' })
    return Array.from({ length: count }, (_, index) =>
      textForms(format.format(instantOf(index))).map((name): CalendarName => ({ name, language, index })),
    ).flat()
  })
}

function theOnly(names: readonly CalendarName[]): number | undefined {
  const [first, ...others] = new Set(names.map(({ index }) => index))
  return others.length === 0 ? first : undefined
}
