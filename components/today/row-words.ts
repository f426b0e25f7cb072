import { minutes } from '../booking/how-long.ts'
import { clockTime } from '../../lib/booking/headline.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { formatDayMonth } from '../../lib/dates.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { clientFee, formatCents, type NetFormat } from '../../lib/money.ts'
import { isShort } from '../../lib/today/due.ts'
import type { TodayRow } from '../../lib/today/today-view.ts'

/** Said at zero, until the booking has been read again. */
const PASSED = 'Deadline passed, checking'

/** The two texts of a row: the matter with the booking, and the advice about it. */
export type RowWords = { tone: 'held' | 'run' | 'bad'; matter: string; know: string }

/**
 * The two lines of a row.
 * @param officeNow epoch milliseconds, office time
 * @param shortCents the amount that the wallet still lacks for the booking; null if it is not known
 * @param formatNet null to leave out the amounts, which are net or the wallet's
 */
export function rowWords(
  { line, attention, bar }: TodayRow,
  officeNow: number,
  shortCents: number | null,
  formatNet: NetFormat | null,
): RowWords {
  const { word } = stateFacts(line)
  const facts = kindFacts(line.kind)
  const isPast = attention.at !== null && Date.parse(attention.at) <= officeNow
  switch (attention.reason) {
    case 'due':
      return {
        tone: 'held',
        matter:
          attention.at === null
            ? `${word}, deadline not supplied`
            : isPast
              ? PASSED
              : `${word}, expires ${moment(attention.at, officeNow, 'seconds')}`,
        know: bar ?? 'funds are set aside',
      }
    case 'slow':
      return {
        tone: 'held',
        matter: `${word}, usually under ${minutes(facts.patienceMinutes)}`,
        know: 'ordered once; do not book again',
      }
    case 'refund':
      return {
        tone: 'run',
        matter: `${word} ${moment(attention.at, officeNow)}`,
        know: 'awaiting the refund decision',
      }
    case 'unanswered':
      return { tone: 'bad', matter: 'Outcome unknown', know: 'do not repeat it; open it to check' }
    case 'unknown':
      return { tone: 'run', matter: 'State not known', know: 'do not book again until it is known' }
    case 'changed':
      return changeWords(line.changed, formatNet === null)
    case 'free-ends':
      return {
        tone: 'held',
        matter: `Free cancellation until ${moment(attention.at, officeNow)}`,
        know: 'charged; a fee applies after that',
      }
    case 'ended':
      return endedWords({ line, attention }, officeNow, shortCents, formatNet)
  }
}

function changeWords(changed: TodayRow['line']['changed'], netHidden: boolean): RowWords {
  if (changed === null) return { tone: 'bad', matter: 'Changed', know: 'changed outside this office' }
  const { about, before, after } = changed
  if (about === 'price' && netHidden) return { tone: 'bad', matter: 'Price changed', know: 'net hidden' }
  return about === 'schedule'
    ? { tone: 'bad', matter: `Leaves ${after}`, know: `it was ${before}; changed outside this office` }
    : { tone: 'bad', matter: `Price changed to ${after}`, know: `it was ${before}` }
}

function endedWords(
  { line, attention }: Pick<TodayRow, 'line' | 'attention'>,
  officeNow: number,
  shortCents: number | null,
  formatNet: NetFormat | null,
): RowWords {
  const { word, standing } = stateFacts(line)
  if (isShort(line)) {
    return {
      tone: 'bad',
      matter: 'Not booked, the wallet was short',
      know:
        shortCents === null || formatNet === null
          ? 'nothing is held'
          : shortCents > 0
            ? `nothing is held; ${formatNet(shortCents)} short`
            : 'nothing is held; the wallet now covers it',
    }
  }
  const fee = line.settlement?.feeCents
  const { word: feeWord, isNet } = kindFacts(line.kind).kept
  const know =
    standing === 'none'
      ? 'nothing was booked, nothing is held'
      : line.settlement === null
        ? 'nothing is held'
        : fee === null || fee === undefined
          ? `${feeWord} not known`
          : `${feeWord} ${isNet ? (formatNet?.(fee) ?? 'a part') : formatCents(clientFee(fee))}`
  return { tone: 'bad', matter: `${word} ${moment(attention.at, officeNow)}`, know }
}

/** `14:34:41 UTC`, `14:34 UTC`; with the day if it is another one: `20 Nov 16:12 UTC`. */
function moment(at: string | null, officeNow: number, precision: 'minutes' | 'seconds' = 'minutes'): string {
  if (at === null) return ''
  const time = clockTime(at).slice(0, precision === 'seconds' ? 8 : 5)
  const isToday = at.slice(0, 10) === new Date(officeNow).toISOString().slice(0, 10)
  return isToday ? `${time} UTC` : `${dayMonth(at)} ${time} UTC`
}

/** `20 Nov` of an instant, UTC. */
function dayMonth(at: string): string {
  return formatDayMonth(at.slice(0, 10))
}
