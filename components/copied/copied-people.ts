import { titles } from '../../contract/booking/person.ts'
import type { CalendarDate } from '../../lib/dates.ts'
import { parseTypedDate } from '../ui/typed-date/typed-date.ts'

/** A traveller as a copied text names one; empty and null for what it does not say. */
export type CopiedPerson = {
  lastName: string
  firstName: string
  /** Code of the title, as a form has it; empty for none. */
  title: string
  /** 0 male, 1 female, the codes of AirBook. */
  gender: 0 | 1 | null
  age: 'adult' | 'child' | 'infant'
  birthDate: CalendarDate | null
  passportNumber: string
  /** Countries as written, alpha-3 in DOCS. */
  issuer: string
  nationality: string
  expiryDate: CalendarDate | null
}

const NOBODY: CopiedPerson = {
  lastName: '',
  firstName: '',
  title: '',
  gender: null,
  age: 'adult',
  birthDate: null,
  passportNumber: '',
  issuer: '',
  nationality: '',
  expiryDate: null,
}

const TITLE = '(?:MR|MRS|MS|MISS|MSTR|DR|PROF)'

/**
 * The travellers that a copied text names: the names of a PNR (`1.KELLER/ANNA MS`), its DOCS lines and
 * passport lines (`P/GBR/123456789/GBR/12JUN88/F/14MAR31/KELLER/ANNA`), and in letters `Mrs Anna Keller` or
 * a list after "Passengers:", with dates of birth and passports that follow a name.
 */
export function copiedPeople(text: string, today: CalendarDate): CopiedPerson[] {
  const whole = joinedLines(text)
  const people = pnrNames(whole, today)
  const written = people.length > 0 ? people : writtenNames(whole, today)
  return withDocuments(written, whole, today)
}

/** A line of a PNR that ends with a separator goes on in the next one. */
function joinedLines(text: string): string {
  return text.normalize('NFKC').replaceAll(/([/-])[ \t]*\r?\n[ \t]*/g, '$1')
}

const NUMBERED = new RegExp(
  String.raw`(?:^|\s|NM)(?:\d{1,2} ?\. ?)?(\d)? ?([A-Z][A-Z' -]*[A-Z])/([A-Z][A-Z ]*?(?: ${TITLE})?(?:/[A-Z][A-Z ]*? ${TITLE})*)(?: ?\(([^)\n]*)\))?(?= ?\d{1,2} ?\.|\s{2}|\s*$|\s*\n|\*)`,
  'gm',
)

function pnrNames(text: string, today: CalendarDate): CopiedPerson[] {
  const people: CopiedPerson[] = []
  for (const match of text.matchAll(NUMBERED)) {
    const [whole, count, lastName = '', given = '', note = ''] = match
    const isName = /\d ?\./.test(whole) || count !== undefined || new RegExp(` ${TITLE}(?:/|$)`).test(given)
    if (!isName || /\b(?:DOCS|P)$/.test(lastName)) continue
    for (const each of given.split('/')) people.push(person(lastName, each, note, today))
    const infant = /INF ?([A-Z]*)\/?([A-Z]*)(?:\/(\d{1,2}[A-Z]{3}\d{2}))?/.exec(note)
    if (infant) people.push(infantOf(lastName, infant, today))
  }
  return people
}

function person(lastName: string, given: string, note: string, today: CalendarDate): CopiedPerson {
  const [, firstName = '', title = ''] = new RegExp(`^(.*?)(?: (${TITLE}))?$`).exec(given.trim()) ?? []
  const isChild = note.startsWith('CHD') || title === 'MSTR'
  return {
    ...NOBODY,
    lastName: lastName.trim(),
    firstName: firstName.trim(),
    ...titleAndGender(title),
    age: isChild ? 'child' : 'adult',
    birthDate: note.startsWith('CHD')
      ? birthDate(/\d{1,2}[A-Z]{3}\d{2,4}/.exec(note)?.[0] ?? '', today)
      : null,
  }
}

/** `(INF/LEO/03MAY26)` has the surname of the adult, `(INFKELLER/LEO/03MAY26)` its own. */
function infantOf(adult: string, [, own = '', first = '', born = '']: RegExpExecArray, today: CalendarDate) {
  return {
    ...NOBODY,
    lastName: own || adult.trim(),
    firstName: first,
    age: 'infant' as const,
    birthDate: birthDate(born, today),
  }
}

function titleAndGender(word: string): Pick<CopiedPerson, 'title' | 'gender'> {
  const title = titles.find(({ name }) => name.toUpperCase() === word.toUpperCase())
  return title === undefined ? { title: '', gender: null } : { title: String(title.code), gender: title.sex }
}

function birthDate(text: string, today: CalendarDate): CalendarDate | null {
  return parseTypedDate(text, { today, toward: 'past' }) ?? null
}

const DAY = String.raw`\d{1,2}[A-Z]{3}\d{2,4}`
const DOCUMENT = new RegExp(
  String.raw`\bP([/-])([A-Z]{1,3})\1([A-Z0-9]{5,15})\1([A-Z]{1,3})\1(${DAY})\1([MFX])I?\1(${DAY})(?:\1([A-Z][A-Z ]*))?(?:\1([A-Z][A-Z ]*))?(?:\1([A-Z][A-Z ]*))?`,
  'gm',
)

/** Adds the passports of a text to the travellers of the same names; those of others are travellers too. */
function withDocuments(people: readonly CopiedPerson[], text: string, today: CalendarDate): CopiedPerson[] {
  const all = [...people]
  for (const match of text.matchAll(DOCUMENT)) {
    const [, , issuer = '', passportNumber = '', nationality = '', born = '', sex = '', expiry = ''] = match
    const [lastName = '', ...given] = match.slice(8).flatMap((name) => {
      const words: unknown = name
      return typeof words === 'string' && !/^H?$/.test(words) ? [words.trim()] : []
    })
    const document = {
      passportNumber,
      issuer,
      nationality,
      birthDate: birthDate(born, today),
      gender: sex === 'M' ? (0 as const) : sex === 'F' ? (1 as const) : null,
      expiryDate: parseTypedDate(expiry, { today }) ?? null,
    }
    const firstName = given.join(' ')
    const at = all.findIndex((each) => each.passportNumber === '' && isSame(each, lastName, firstName))
    if (at >= 0) all[at] = { ...(all[at] ?? NOBODY), ...document }
    else all.push({ ...NOBODY, lastName, firstName, ...document })
  }
  return all
}

/** A document without names is that of the next traveller. */
function isSame(person: CopiedPerson, lastName: string, firstName: string): boolean {
  if (lastName === '') return true
  const [first = ''] = firstName.split(' ')
  return person.lastName.toUpperCase() === lastName && person.firstName.toUpperCase().startsWith(first)
}

const WORD = String.raw`\p{Lu}[\p{L}'’-]+`
const TITLED = new RegExp(String.raw`\b(Mrs?|Ms|Miss|Mstr|Dr|Prof)\.? (${WORD}(?: ${WORD}){1,3})`, 'gu')
const LISTED = /\b(?:passengers?|travell?ers?|names?|pax)(?: names?)?\s*(?:are|is)?\s*:\s*([^\n]+)/giu
const FULL_NAME = new RegExp(String.raw`^(${WORD}(?: ${WORD}){1,3})`, 'u')

/** Names in a letter: the last word is the surname. */
function writtenNames(text: string, today: CalendarDate): CopiedPerson[] {
  const found: { at: number; person: CopiedPerson }[] = []
  const add = (at: number, name: string, title: string) => {
    const words = name.split(' ')
    const named = { ...NOBODY, lastName: words.at(-1) ?? '', firstName: words.slice(0, -1).join(' ') }
    const isThere = found.some(
      ({ person: { lastName, firstName } }) => lastName === named.lastName && firstName === named.firstName,
    )
    if (!isThere) found.push({ at, person: { ...named, ...titleAndGender(title) } })
  }
  for (const match of text.matchAll(TITLED)) add(match.index, match[2] ?? '', match[1] ?? '')
  for (const match of text.matchAll(LISTED)) {
    const list = match[1] ?? ''
    const begin = match.index + match[0].length - list.length
    for (const each of list.matchAll(/[^,;&]+?(?=,|;|&| and |$)/gu)) {
      const name = each[0]
        .trim()
        .replace(/^and /, '')
        .replace(/^(?:Mrs?|Ms|Miss|Mstr|Dr)\.? /, '')
      const [, whole] = FULL_NAME.exec(name) ?? []
      if (whole !== undefined) add(begin + each.index, whole, '')
    }
  }
  found.sort((one, other) => one.at - other.at)
  return found.map(({ at, person }, index) => withFacts(person, text.slice(at, found[index + 1]?.at), today))
}

const WRITTEN_DAY = String.raw`(\d{1,2}(?:st|nd|rd|th)?[ -]?\p{L}{3,},?[ -]?\d{2,4}|\p{L}{3,} \d{1,2},? \d{4}|\d[\d ./-]*\d)`
const BORN = new RegExp(
  String.raw`\b(?:d\.?o\.?b\.?|date of birth|born(?: on)?|birth ?date)\s*:?\s*${WRITTEN_DAY}`,
  'iu',
)
const PASSPORT = /\bpassport(?: (?:no\.?|number|nr\.?))?\s*:?\s*#?([A-Z]{0,3}\d[A-Z0-9]{4,11})/iu
const EXPIRES = new RegExp(
  String.raw`\b(?:exp(?:ir(?:y|es|ation))?(?: date| on)?|valid (?:until|to))\.?\s*:?\s*${WRITTEN_DAY}`,
  'iu',
)

/** Adds what a letter says of a traveller before it names the next one. */
function withFacts(person: CopiedPerson, text: string, today: CalendarDate): CopiedPerson {
  const [, born = ''] = BORN.exec(text) ?? []
  const [, passportNumber = ''] = PASSPORT.exec(text) ?? []
  const [, expiry = ''] = EXPIRES.exec(text) ?? []
  return {
    ...person,
    birthDate: birthDate(born, today),
    passportNumber,
    expiryDate: parseTypedDate(expiry, { today }) ?? null,
  }
}
