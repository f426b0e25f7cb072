import { takeDates } from '../palette/line-parts.ts'
import { takeParty } from '../palette/typed-party.ts'
import type { RequestContext, TypedActivities } from '../palette/typed-request.ts'
import type { OfLetter } from './copied-stay.ts'
import { ACTIVITY_WORDS } from './passages.ts'
import { bareWords, placeOfPassage } from './written-words.ts'

/** Words that say nothing of what is wanted, before the word for it. */
const FILLER = new Set(
  [
    'a an the some any one book do take join offer quote need want like to for please good nice our us me guided private also of and with two',
    'ein eine einen einem einer die der das den gern gerne bitte für wir noch und möchten',
    'un une des de du la le les nous pour et faire réserver bonne',
    'una uno unas unos el los las para y hacer reservar nos',
    'il lo gli alcune per e fare prenotare',
    'um uma uns umas o os as fazer',
  ].flatMap((words) => words.split(' ')),
)
/** Words for something to do that no title has. */
const ANYTHING =
  /^(?:activit(?:y|ies)|sightseeing|things to do|aktivität(?:en)?|activités?|actividad(?:es)?|attività|atividades?)$/iu

/**
 * The activities of a passage: `a food tour in Kyoto on 9 December, 2 people`. Null where nothing tells what
 * or where.
 */
export function copiedActivities(
  text: string,
  letter: OfLetter,
  context: RequestContext,
): TypedActivities | null {
  const place = placeOfPassage(text, context) || letter.placeName
  const wanted = wordsWanted(text)
  const words = wanted.includes(place) ? wanted : `${wanted} ${place}`.trim()
  const { dates } = takeDates(bareWords(text), context.first, false)
  const [from = letter.from, to = from] = dates
  if (place === '' && dates.length === 0) return null
  const party = takeParty(text).part ?? letter.party
  return {
    kind: 'activity',
    words,
    from,
    to: dates.length === 0 ? letter.to : to,
    adults: party?.adults || Math.max(letter.people.length, 2),
    children: (party?.children ?? 0) + (party?.infants ?? 0),
  }
}

const BEFORE = /(?:\p{L}+[ -]){0,3}$/u
/** `gastronomique` after `visite`, and the sight of `tour of the Colosseum`. */
const AFTER =
  /^ (?:(gastron[oó]m[^\s.,]*|culinaire|culinari[oa]s?|guidée|guiad[oa]s?|gourmet)|(?:of|to|du|des?|del|d[eo]s?|durch|zum|zur) (?:(?:the|la|el|il|den|das) )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}))/u

/** What is wanted, as titles have it: `food tour`, `visite gastronomique`, `tour Colosseum`. */
function wordsWanted(text: string): string {
  for (const match of text.matchAll(ACTIVITY_WORDS)) {
    const [word] = match
    const before = (BEFORE.exec(text.slice(0, match.index))?.[0] ?? '').trim().split(/ /)
    const from = before.findLastIndex((each) => FILLER.has(each.toLowerCase())) + 1
    const [, manner = '', sight = ''] = AFTER.exec(text.slice(match.index + word.length)) ?? []
    const wanted = [...before.slice(from), ANYTHING.test(word) ? '' : word, manner, sight]
    const said = wanted.filter(Boolean).join(' ')
    if (said !== '') return said
  }
  return ''
}
