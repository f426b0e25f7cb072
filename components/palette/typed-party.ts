/** Travellers of a line, with the ages of children as far as it tells them. */
export type TypedParty = { adults: number; children: number; infants: number; ages: readonly number[] }

/** Words for travellers in the languages of dates: English, German, French, Spanish, Italian, Portuguese. */
const WORDS = {
  adults:
    'adults?|people|persons?|guests?|travell?ers?|erwachsene[nr]?|personen|gäste|adultes?|personnes?|adult[oa]s?|personas?|viajeros?|adulti|persone|pessoas?',
  children: 'children|child|kids?|kinder[n]?|kind|enfants?|niñ[oa]s?|bambin[oaie]|crianças?',
  infants: 'infants?|babies|baby|babys?|bébés?|bebés?|neonat[oi]',
} as const

/** The short forms of entries. `9 a 11` is from the 9th to the 11th. */
const CODES = { adults: 'adt|ad|pax|a(?<! a(?= \\d))', children: 'chd|ch|cnn|c', infants: 'inf|i' } as const

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ ein: 1, eine: 1, einen: 1, einem: 1, einer: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6 },
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6 },
  ...{ uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
  ...{ due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6 },
  ...{ um: 1, uma: 1, dois: 2, duas: 2, três: 3, quatro: 4 },
}

const MONTH =
  '(?:jan|ene|gen|feb|fév|fev|mar|mär|apr|avr|abr|mai|may|mag|jun|juin|giu|jul|juil|lug|aug|ago|aoû|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic)'
const YEARS = String.raw`(?:years?(?: old)?|yrs?|y\.?o\.?|jahren?|ans|años|anni|anos)`
const LIST = String.raw`\d{1,2}(?:(?:,| and| und| et| y| e|,? ) ?\d{1,2})*`
/**
 * `(6)`, `(4,7)`, `(age 5)`, `aged 4 and 7`, `of 7`, `de 7 ans`: ages after the children. A day of a month is
 * none.
 */
const AGES = String.raw`(?: ?\((?:aged? )?([\d ,+]+)(?:${YEARS})?\)|,? (?:aged?|of|von|de|di|im alter von) (${LIST})(?:[ -]?${YEARS}(?!\p{L})|(?<=(?:aged?|of) ${LIST})(?!\d| ?(?:st|nd|rd|th)| ?(?:of |de )?${MONTH})))?`

const PARTY = new RegExp(
  String.raw`(?:(?<![\d.])(\d{1,2}) ?(${Object.values(WORDS).join('|')}|${Object.values(CODES).join('|')})` +
    String.raw`|(?<![\p{L}\d.])(${Object.keys(COUNTS).join('|')}) (${Object.values(WORDS).join('|')}))(?!\p{L})${AGES}`,
  'giu',
)

/**
 * Takes the travellers out of a line: `2A1C1I`, `2ADT 1CHD`, `2 adults, 1 child (6)`, `zwei Erwachsene und
 * ein Kind von 7 Jahren`. Null where it names none.
 */
export function takeParty(line: string): { part: TypedParty | null; rest: string } {
  const party = { adults: 0, children: 0, infants: 0, ages: [] as number[] }
  let any = false
  const rest = line.replaceAll(PARTY, (...groups: string[]) => {
    const [, figure = '', word = '', counted = '', countedWord = '', inBrackets = '', aged = ''] = groups
    const number = figure === '' ? (COUNTS[counted.toLowerCase()] ?? 1) : Number(figure)
    any = true
    party[sortOf(word || countedWord)] += number
    party.ages.push(...[...`${inBrackets} ${aged}`.matchAll(/\d+/g)].map(([age]) => Number(age)))
    return ' '
  })
  return any
    ? { part: party, rest: rest.replaceAll(/(?<=^|\s)(?:and|with|for|und|mit|für|\+|&)\s+(?=$|\s)/gi, ' ') }
    : { part: null, rest }
}

function sortOf(word: string): 'adults' | 'children' | 'infants' {
  const isOf = (sort: keyof typeof WORDS) =>
    new RegExp(`^(?:${WORDS[sort]}|${CODES[sort]})$`, 'iu').test(word)
  return isOf('children') ? 'children' : isOf('infants') ? 'infants' : 'adults'
}

/** A number of nights or rooms before its word, in figures or in a word. */
export function countBefore(words: string): RegExp {
  return new RegExp(
    String.raw`(?<![\d.\p{L}])(?:for )?(\d{1,2}|${Object.keys(COUNTS).join('|')}) (?:${words})(?!\p{L})`,
    'iu',
  )
}

/** The number that figures or a word say. */
export function countOf(text: string): number {
  return COUNTS[text.toLowerCase()] ?? Number(text)
}
