import type { OfferFacts, PlaceTime } from '../booking/offer-facts.ts'
import { formatDate, formatDay, formatDayMonth } from '../dates.ts'
import { plural } from '../plural.ts'
import { zoneText } from '../zone.ts'
import type { QuoteContent } from './quote-content.ts'
import { dateFormat } from '../date-format.ts'

/** `Sat 28 Nov 2026, 18:00 London time`: the end of an offer, by the clocks of its client. */
export function endText(openUntil: string, timeZone: string): string {
  const wall = wallOf(openUntil, timeZone)
  return `${formatDay(wall.slice(0, 10), { year: true })}, ${wall.slice(11, 16)} ${zoneText(timeZone)}`
}

/** `YYYY-MM-DD HH:MM` that the clocks of a zone show at an instant: the Swedish form is that of ISO 8601. */
export function wallOf(instant: string, timeZone: string): string {
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
}

/** `26 Nov 2026, 14:29 UTC`: when the prices were checked. */
export function pricesText(pricesAt: string): string {
  return `${formatDate(pricesAt.slice(0, 10))}, ${pricesAt.slice(11, 16)} UTC`
}

/** `14 – 28 Jan 2027`, `30 Dec 2026 – 3 Jan 2027`. */
export function daysText({ from, to }: { from: string; to: string }): string {
  if (from === to) return formatDate(from)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} – ${formatDate(to)}`
  return `${from.slice(0, 4) === to.slice(0, 4) ? formatDayMonth(from) : formatDate(from)} – ${formatDate(to)}`
}

/** `For Anna Keller, 2 adults · 14 – 28 Jan 2027`. */
export function forWhom(content: QuoteContent): string {
  const people = [content.clientName, partyText(content)].filter(Boolean).join(', ')
  return [people && `For ${people}`, content.days && daysText(content.days)].filter(Boolean).join(' · ')
}

/** `2 adults and a child of 8`: the most people that any part is for, by the one that knows their ages. */
function partyText({ slots }: Pick<QuoteContent, 'slots'>): string {
  const parties = slots.flatMap(({ alternatives }) => alternatives.map(({ facts }) => facts.party))
  const [largest] = parties.toSorted(
    (one, other) => sizeOf(other) - sizeOf(one) || unknownAges(one) - unknownAges(other),
  )
  if (!largest) return ''
  const { adults, childAges } = largest
  const ages = childAges.filter((age) => age !== null)
  const ofAges = ages.length === childAges.length && ages.length > 0 ? ` of ${ages.join(' and ')}` : ''
  const children =
    childAges.length === 0
      ? ''
      : childAges.length === 1
        ? `a child${ofAges}`
        : `${plural(childAges.length, 'child', 'children')}${ofAges}`
  return [adults > 0 ? plural(adults, 'adult') : '', children].filter(Boolean).join(' and ')
}

function sizeOf({ adults, childAges }: OfferFacts['party']): number {
  return adults + childAges.length
}

function unknownAges({ childAges }: OfferFacts['party']): number {
  return childAges.filter((age) => age === null).length
}

/** A way from place to place: `14 Jan 11:15`, where to, when it arrives there, and how. */
export type WayWords = { begins: string; what: string; ends: string; how: string }

/**
 * An offer in words: its ways, with the times of their places, and what else is said of it. The first lines
 * of an offer that moves people are about its ways, one each.
 */
export function offerWords({ stretches, lines }: OfferFacts): { ways: WayWords[]; lines: readonly string[] } {
  if (stretches.some(({ use }) => use !== 'moves')) return { ways: [], lines }
  const ways = stretches.map(({ from, to, words }, at) => {
    const isOtherDay = from.wall.slice(0, 10) !== to.wall.slice(0, 10)
    return {
      begins: `${dayOf(from)} ${timeOf(from)}`,
      what: words,
      ends: `arrives ${isOtherDay ? `${dayOf(to)} ` : ''}${timeOf(to)}, ${zoneOf(to)}`,
      // Its flights; what the line says besides stands in the words.
      how: (lines[at] ?? '').replace(/: .*$/, ''),
    }
  })
  return { ways, lines: lines.slice(ways.length) }
}

function dayOf({ wall }: PlaceTime): string {
  return formatDayMonth(wall.slice(0, 10))
}

function timeOf({ wall }: PlaceTime): string {
  return wall.slice(11)
}

function zoneOf({ timeZone }: PlaceTime): string {
  return timeZone === null ? 'local time' : zoneText(timeZone)
}
