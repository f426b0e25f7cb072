import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { CalendarDate } from '../../lib/dates.ts'
import { takeDates } from '../palette/line-parts.ts'
import type { RequestContext } from '../palette/typed-request.ts'
import { bareWords, routesOf } from './written-words.ts'

/** A part of a letter that is about one request. */
export type Passage = { kind: BookingKind; text: string }

/** Words in the names of hotels. */
export const HOTEL_MARKS =
  'hotel|hôtel|inn|resort|hilton|marriott|hyatt|sheraton|westin|novotel|ibis|mercure|radisson|sofitel|intercontinental'

/** Words of a letter that ask for a hotel, in the languages of dates. */
const STAY_WORDS = words(
  'hotels?|hôtels?|accommodation|lodging|(?:double |twin |single )?rooms?|nights?(?= (?:in|at|from) )',
  HOTEL_MARKS,
  'unterkunft|übernachtung(?:en)?|(?:doppel|einzel|familien)?zimmern?|nächten?(?= (?:in|ab|vom) )',
  'hébergement|chambres?|nuits?(?= à )',
  'alojamiento|hospedaje|habitaci(?:ón|ones)|noches?(?= en )',
  'alberg(?:o|hi)|alloggio|camer[ae]|nott[ei](?= a )',
  'alojamento|hospedagem|quartos?|noites?(?= em )',
)

/** Words that ask for something to do. */
export const ACTIVITY_WORDS = words(
  'tours?|excursions?|activit(?:y|ies)|sightseeing|things to do|(?<!(?:business|economy|first|premium) )class(?:es)?|workshops?|cruises?|day trips?',
  '(?:stadt|kultur)?(?:führung|rundfahrt)(?:en)?|ausfl(?:ug|üge)|aktivität(?:en)?|kochkurse?|touren',
  'visites?|activités?|cours de cuisine|croisières?|balades?',
  'visitas?|excursi(?:ón|ones)|actividad(?:es)?|clases?|cruceros?',
  'visit[ae] guidat[ae]|escursion[ei]|attività|gite?|crocier[ae]|cors[oi] di cucina',
  'excurs(?:ão|ões)|atividades?|passeios?|cruzeiros?|aulas?',
)

const FLIGHT_WORDS = words('flights?|fly|flug|flüge?|vols?|vuelos?|vol[oi]|voos?')

function words(...ofLanguages: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${ofLanguages.join('|')})(?!\p{L})`, 'giu')
}

/** Lines about travellers: their dates are no days of travel. */
const OF_PEOPLE = /\b(?:d\.?o\.?b|birth|born|passport|expir|docs|geboren|geburtsdatum|reisepass)/i
const SENTENCE_END = /\r?\n|(?<=[\p{L})]{2}\.|[?!;])\s/u
const CONJUNCTION =
  /,|(?<!\p{L})(?:and|plus|with|also|then|und|sowie|mit|et|puis|avec|y|con|e|ed|com)(?!\p{L})/giu

/**
 * The parts of a letter by what they ask for: sentences, and the clauses of one that goes on from flights to
 * a hotel. What tells no kind belongs to the part before it, at the beginning of a letter to the first one.
 */
export function passagesOf(text: string, context: RequestContext): Passage[] {
  const passages: Passage[] = []
  let leading = ''
  for (const sentence of text.split(SENTENCE_END)) {
    if (sentence.trim() === '' || OF_PEOPLE.test(sentence)) continue
    for (const { kind, text: clause } of clausesOf(sentence, context)) {
      const last = passages.at(-1)
      if (last && (kind === null || (kind === last.kind && !isAnother(last, clause, context.first)))) {
        last.text += `\n${clause}`
      } else if (kind === null) leading += `${clause}\n`
      else {
        passages.push({ kind, text: `${leading}${clause}` })
        leading = ''
      }
    }
  }
  return passages
}

/** Two hotels with days of their own are two stays. */
function isAnother({ kind, text }: Passage, clause: string, first: CalendarDate): boolean {
  const hasDays = (part: string) => takeDates(bareWords(part), first, false).dates.length > 0
  return kind !== 'air' && hasDays(text) && hasDays(clause)
}

type Clause = { kind: BookingKind | null; text: string }

/** A sentence, cut before what asks for another kind: at the last conjunction, or nowhere. */
function clausesOf(sentence: string, context: RequestContext): Clause[] {
  const clauses: Clause[] = []
  let begin = 0
  let kind: BookingKind | null = null
  for (const mark of marksOf(sentence, context)) {
    const cut = [...sentence.slice(begin, mark.at).matchAll(CONJUNCTION)].at(-1)
    if (kind === null) kind = mark.kind
    else if (mark.kind !== kind && cut) {
      clauses.push({ kind, text: sentence.slice(begin, begin + cut.index) })
      begin += cut.index + cut[0].length
      kind = mark.kind
    }
  }
  return [...clauses, { kind, text: sentence.slice(begin) }]
}

/** Where a sentence asks for what. A route asks for flights. */
function marksOf(sentence: string, context: RequestContext): { kind: BookingKind; at: number }[] {
  const at = (pattern: RegExp) => [...sentence.matchAll(pattern)].map(({ index }) => index)
  const marks = [
    ...at(FLIGHT_WORDS).map((index) => ({ kind: 'air' as const, at: index })),
    ...routesOf(sentence, context).map((route) => ({ kind: 'air' as const, at: route.at })),
    ...at(STAY_WORDS).map((index) => ({ kind: 'hotel' as const, at: index })),
    ...at(ACTIVITY_WORDS).map((index) => ({ kind: 'activity' as const, at: index })),
  ]
  return marks.sort((one, other) => one.at - other.at)
}
