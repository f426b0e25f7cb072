import { takeNights, takeRooms, withDottedDates, wordsOf } from '../palette/line-parts.ts'
import type { RequestContext } from '../palette/typed-request.ts'
import { takeParty } from '../palette/typed-party.ts'
import { monthNamed, weekdayNamed } from '../ui/typed-date/calendar-names.ts'

const WORD = String.raw`\p{Lu}[\p{L}.'’]*`
const NAME = String.raw`${WORD}(?: ${WORD}){0,3}`
const ROUTE = new RegExp(String.raw`(${NAME})\s*(?: to |-|–|—|→|>|/| nach | à | a )\s*(${NAME})`, 'gu')

/** A route that a sentence names by codes, where in the sentence it does, and the written destination. */
export type WrittenRoute = { at: number; from: string; to: string; toName: string }

const TO_FROM = new RegExp(
  String.raw`(?<!\p{L})(?:to|nach|à|a|para) (${NAME})[^.\n]{0,60}?(?<!\p{L})(?:from|ab|von|depuis|desde|da) (${NAME})`,
  'u',
)

/** The routes of a sentence: `London to Singapore`, `LHR-SIN`, `to Rome from London`. */
export function routesOf(sentence: string, { placeOf }: RequestContext): WrittenRoute[] {
  const routes = forwardRoutes(sentence, placeOf)
  if (routes.length > 0) return routes
  const turned = TO_FROM.exec(sentence)
  const [, to = '', from = ''] = turned ?? []
  return turned
    ? forwardRoutes(`${from} - ${to}`, placeOf).map((route) => ({ ...route, at: turned.index }))
    : []
}

function forwardRoutes(sentence: string, placeOf: RequestContext['placeOf']): WrittenRoute[] {
  return [...sentence.matchAll(ROUTE)].flatMap(({ index, 1: before = '', 2: after = '' }) => {
    // The places stand at the end of the first name and at the beginning of the second one.
    const left = before.split(' ').map((_, at, all) => all.slice(at).join(' '))
    const right = after.split(' ').map((_, at, all) => all.slice(0, all.length - at).join(' '))
    const from = left.map(placeOf).find((code) => code !== undefined)
    const toName = right.map((name) => name.replace(/\.$/, '')).find((name) => placeOf(name) !== undefined)
    const to = toName === undefined ? undefined : placeOf(toName)
    if (from === undefined || toName === undefined || to === undefined || from === to) return []
    return [{ at: index, from, to, toName }]
  })
}

/** The words of a sentence without those who travel, nights and rooms, for the dates among them. */
export function bareWords(sentence: string): string[] {
  const rest = takeRooms(takeNights(takeParty(sentence).rest).rest).rest
  return wordsOf(withDottedDates(rest)).map((word) =>
    word.replace(/[.!?)]+$/, (end) => (/\d\.$/.test(word) ? end : '')).replace(/^\(/, ''),
  )
}

const IN =
  'in|at|near|close to|to|around|bei|nahe|à|aux?|dans|en|près de|a|ad|al|nel|nella|em|no|na|cerca de|vicino a|perto de'
const ARTICLE = String.raw`(?:(?:the|der|dem|la|le|l'|los|las|il|o)\s?)?`
const LONG_NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:(?:de|del|di|do|da|am|of|la) )?\p{Lu}[\p{L}'’-]+){0,3}`
const PLACE = new RegExp(String.raw`(?<!\p{L})(?:${IN}) ${ARTICLE}(${LONG_NAME})`, 'gu')
const SMALL_PLACE = /(?<!\p{L})(?:in|at|near|à|en|bei|em) (\p{L}+(?: \p{L}+){0,2})/giu
/** `Kyoto: 2 nights`. */
const HEADING = /^(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?): ?\d/mu

/**
 * The place of a passage: what stands after `in` or its like, in the other languages too. A name that places
 * have comes first; any other is taken as it is written. Empty for none.
 */
export function placeOfPassage(text: string, { placeOf }: RequestContext): string {
  const written = [...text.matchAll(PLACE)].map(([, name = '']) => name)
  const small = [...text.matchAll(SMALL_PLACE)].map(([, name = '']) => name)
  for (const name of [...written, ...small]) {
    const begins = name.split(' ').map((_, at, all) => all.slice(0, all.length - at).join(' '))
    const exact = begins.find((begin) => placeOf(begin) !== undefined)
    if (exact !== undefined) return exact
  }
  const [, headed = ''] = HEADING.exec(text) ?? []
  return [...written, headed].find((name) => name !== '' && !isDay(name)) ?? ''
}

/** `December`, `Tuesday`: a name that begins a date. */
function isDay(name: string): boolean {
  const [first = ''] = name.toLowerCase().split(' ')
  return monthNamed(first) !== undefined || weekdayNamed(first) !== undefined
}
