import type { ClientCents, NetCents } from '../../../lib/money.ts'
import { asciiDigits } from '../../../text/digits.ts'

/** A lowest and a highest value; null where that end is open. */
export type Limits = { least: number | null; most: number | null }

const UNDER = String.raw`(?:under|below|max|maximum|up to|less than|at most|until|<=?)`
const OVER = String.raw`(?:over|above|min|minimum|from|more than|at least|>=?)`
const AMOUNT = String.raw`(?:us)?\$? ?(\d{1,6}(?:\.\d{1,2})?)(?: ?(?:\$|usd|dollars?))?`

const amountUnder = new RegExp(`^(?:price )?${UNDER} ?${AMOUNT}$`)
const amountOver = new RegExp(`^(?:price )?${OVER} ?${AMOUNT}$`)
const amountBetween = new RegExp(`^(?:price )?${AMOUNT} ?(?:-|to) ?${AMOUNT}$`)
const amountAlone = /^(?:\$ ?(\d{1,6})|(\d{1,6}) ?(?:\$|usd|dollars?)|(\d{2,6}) ?(?:max|or less))$/

/** Dollars of `under 150`, `<150`, `$150`, `max 150`, `over 50`, `50-150`, `150 max`; null for other text. */
export function dollarLimits(phrase: string): Limits | null {
  const text = plain(phrase)
  const between = amountBetween.exec(text)
  if (between && text.length > 3) return { least: Number(between[1]), most: Number(between[2]) }
  const under = amountUnder.exec(text) ?? amountAlone.exec(text)
  if (under) return { least: null, most: Number(under.slice(1).find(Boolean)) }
  const over = amountOver.exec(text)
  return over && { least: Number(over[1]), most: null }
}

const HOURS = String.raw`(\d{1,2})(?:\.(5))? ?h(?:(?:ou)?rs?|ours?)?(?: ?(\d{1,2}) ?(?:m|min)?)?`
const hoursUnder = new RegExp(`^(?:${UNDER} ?)?${HOURS}$`)

/** Minutes of `14h`, `under 14h30`, `max 7.5 hours`; null for other text. */
export function hourLimit(phrase: string): number | null {
  const match = hoursUnder.exec(plain(phrase))
  if (!match) return null
  const [, hours = '', half, minutes = '0'] = match
  return Number(hours) * 60 + (half ? 30 : Number(minutes))
}

/** Text with figures 0 to 9 and without thousands' commas. */
function plain(phrase: string): string {
  return asciiDigits(phrase).replaceAll(/(\d)[,'’](\d{3})/g, '$1$2')
}

/** More than any price that is shown, in cents. */
const HIGHEST = 2_000_000_000

/** The highest net price whose shown one is at most `dollars`: the filters are net, the screen is not. */
export function netUpTo(dollars: number, shownOf: (netCents: NetCents) => ClientCents): NetCents {
  let low = 0
  let high = HIGHEST
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (shownOf(middle) <= dollars * 100) low = middle
    else high = middle - 1
  }
  return low
}
