import { clockText } from '../../../lib/air/minutes-text.ts'
import type { FilterLanguage } from '../../search/filter-words/read-words.ts'
import type { Filters, Span } from '../results/filter-groups.ts'

const DAY_MINUTES = 1440

/** Parts of the day in minutes since midnight, as airlines sell them. */
const PARTS: Readonly<Record<string, Span>> = {
  early: [0, 8 * 60],
  morning: [5 * 60, 12 * 60],
  afternoon: [12 * 60, 18 * 60],
  evening: [18 * 60, DAY_MINUTES],
  night: [20 * 60, DAY_MINUTES],
}

const LEG = '(?:(?<leg>outbound|out|return|back|inbound|leg (?<number>\\d)) )?'
const VERB = '(?<verb>departs?|departure|dep|leaves?|leaving|arrives?|arrival|arriving|arr|lands?)?'
const CLOCK = (name: string) => `(?<${name}>\\d{1,2})(?::?(?<${name}m>[0-5]\\d))? ?(?<${name}h>am|pm|h)?`

const ofPart = new RegExp(`^${LEG}${VERB} ?(?:in the )?(?<part>${Object.keys(PARTS).join('|')})$`)
const ofClock = new RegExp(`^${LEG}${VERB} ?(?<sign>before|by|until|after|from) ${CLOCK('at')}$`)
const ofSpan = new RegExp(`^${LEG}${VERB} ?(?:between )?${CLOCK('low')} ?(?:-|to|and) ?${CLOCK('high')}$`)

/**
 * Times of day as a filter: `morning`, `return evening`, `before 9`, `departs after 18:30`, `arrives before
 * 8pm`, `departs 9-12`. Without a verb departures are meant, without a leg the first; null for other text.
 */
export function timeOfDay(phrase: string, legCount: number): ReturnType<FilterLanguage<Filters>['ofNumber']> {
  const match = ofPart.exec(phrase) ?? ofClock.exec(phrase) ?? ofSpan.exec(phrase)
  const words = match?.groups
  if (!words) return null
  const span = spanOf(words)
  const index = legOf(words['leg'], words['number'])
  // `9-12` alone may be prices, ages or hours.
  if (!span || index >= legCount || (words['low'] && !words['verb'])) return null
  const arrives = /^(arr|land)/.test(words['verb'] ?? '')
  const which = arrives ? 'arrives' : 'departs'
  return {
    id: `${which} ${index}`,
    text: textOf(arrives, index, legCount, span),
    apply: (filters) => ({ ...filters, [which]: withSpan(filters[which], index, span) }),
  }
}

type Words = Readonly<Record<string, string | undefined>>

function spanOf(words: Words): Span | null {
  const part = PARTS[words['part'] ?? '']
  if (part) return part
  const at = minuteOf(words, 'at')
  if (at !== null) return /after|from/.test(words['sign'] ?? '') ? [at, DAY_MINUTES] : [0, at]
  const low = minuteOf(words, 'low')
  const high = minuteOf(words, 'high')
  return low !== null && high !== null && low < high ? [low, high] : null
}

function minuteOf(words: Words, name: string): number | null {
  const text = words[name]
  if (text === undefined) return null
  const half = words[`${name}h`]
  const hour = half === 'pm' ? (Number(text) % 12) + 12 : half === 'am' ? Number(text) % 12 : Number(text)
  const minutes = hour * 60 + Number(words[`${name}m`] ?? 0)
  return minutes <= DAY_MINUTES ? minutes : null
}

function legOf(leg: string | undefined, number: string | undefined): number {
  if (number !== undefined) return Number(number) - 1
  return /^(return|back|inbound)$/.test(leg ?? '') ? 1 : 0
}

/** `Departs 05:00 to 12:00`, `Return arrives by 20:00`. */
function textOf(arrives: boolean, index: number, legCount: number, [low, high]: Span): string {
  const verb = arrives ? 'arrives' : 'departs'
  const leg =
    legCount === 1 ? '' : legCount === 2 ? (index === 0 ? 'outbound ' : 'return ') : `leg ${index + 1} `
  const times =
    low === 0
      ? `by ${clockText(high)}`
      : high === DAY_MINUTES
        ? `from ${clockText(low)}`
        : `${clockText(low)} to ${clockText(high)}`
  const text = `${leg}${verb} ${times}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The spans of all legs with one changed, without empty ones at the end. */
export function withSpan(spans: readonly (Span | null)[], index: number, span: Span | null): (Span | null)[] {
  const next = Array.from({ length: Math.max(spans.length, index + 1) }, (_, at) => spans[at] ?? null)
  next[index] = span
  return next.slice(0, next.findLastIndex((one) => one !== null) + 1)
}
