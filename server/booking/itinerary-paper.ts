import 'server-only'
import { clockTime } from '../../lib/booking/headline.ts'
import { leadingDeadline } from '../../lib/booking/booking-phase.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { ItineraryPrices } from '../../lib/booking/itinerary-file.ts'
import { formatDay } from '../../lib/dates.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { formatNet } from '../../lib/money.ts'
import type { Block } from '../../pdf/blocks.ts'
import { atTheirTimes, type PlacedPart } from './itinerary-order.ts'
import type { ItineraryPerson } from './kind-itinerary.ts'
import type { PaperBooking } from './paper-booking.ts'
import { termBlocks } from './term-blocks.ts'

/** The colour of what nobody can rely on yet. */
const OPEN_COLOUR = '#9a5b00'

/**
 * The itinerary of one booking, or of several as one: day by day, with the state of each booking, its
 * conditions, and the prices that are asked for. Vouchers of several follow on pages of their own.
 * @param title stands above several; one is named by its own reference
 */
export function itineraryBlocks(
  bookings: readonly PaperBooking[],
  prices: ItineraryPrices,
  title = 'Itinerary',
): Block[] {
  const [only, ...others] = bookings
  const isOne = only !== undefined && others.length === 0
  const placed = atTheirTimes(bookings)
  return [
    { style: 'title', text: title },
    ...(isOne ? [bookingLine(only.booking)] : [daysLine(placed)]),
    'rule',
    ...placed.flatMap((part, index) =>
      partBlocks(part, { before: placed[index - 1], after: placed[index + 1], isOne }),
    ),
    { style: 'small', text: 'All times are local.' },
    ...peopleBlocks(bookings.flatMap(({ people }) => people)),
    ...termBlocks(
      bookings.map(({ booking, name }) => ({ booking, name: isOne ? null : name })),
      prices,
    ),
    ...(isOne ? pricesOf(only.booking, prices) : totalsOf(bookings, prices)),
    ...(isOne ? [] : bookings.flatMap(({ voucher }): Block[] => (voucher ? ['page', ...voucher] : []))),
  ]
}

function bookingLine(booking: BookingView): Block {
  const text = `Booking ${booking.code ?? booking.reference}. ${stateSentence(booking)}`
  const isOpen = stateFacts(booking).standing !== 'made'
  return { style: 'note', text, ...(isOpen && { colour: OPEN_COLOUR }) }
}

/** The state in words. Paper outlives it, so the itinerary of a booking that is not made says so. */
function stateSentence(booking: BookingView): string {
  const { word, standing } = stateFacts(booking)
  const { missed } = kindFacts(booking.kind).hold
  if (standing === 'made') return `${word}.`
  if (standing === 'held') {
    const until = booking.deadlines && clockTime(leadingDeadline(booking.deadlines).deadlineAt)
    return until === null ? `Held, ${missed} yet.` : `Held until ${until} UTC, ${missed} yet.`
  }
  return standing === 'underway' ? `${word}, not completed yet.` : `${word}: not valid for travel.`
}

/** `Thu 14 Jan 2027 – Thu 28 Jan 2027`. */
function daysLine(placed: readonly PlacedPart[]): Block {
  const days = placed.flatMap(({ part }) => [part.from.wall, part.to?.wall ?? part.from.wall]).sort()
  const ends = [days[0], days.at(-1)].flatMap((wall) => (wall === undefined ? [] : [dayText(wall)]))
  return { style: 'note', text: [...new Set(ends)].join(' – ') }
}

function dayText(wall: string): string {
  return formatDay(wall.slice(0, 10), { year: true })
}

/** One thing of a day: below the day if it is its first, and above its booking if it is the last of that. */
function partBlocks(
  { part, day, booking, isEnd }: PlacedPart,
  {
    before,
    after,
    isOne,
  }: { before?: PlacedPart | undefined; after?: PlacedPart | undefined; isOne: boolean },
): Block[] {
  const heading: Block[] = before?.day === day ? [] : [{ style: 'heading', text: dayText(day) }, { gap: 4 }]
  if (isEnd) {
    return [{ keep: [...heading, { style: 'body', text: `Check-out, ${part.title}` }, { gap: 14 }] }]
  }
  const isLast = after?.booking !== booking || after.day !== day
  const state: Block[] = isOne || !isLast ? [] : [{ gap: 4 }, bookingLine(booking)]
  return [{ keep: [...heading, ...part.blocks, ...state, { gap: 14 }] }]
}

/** The people of all bookings, each once with what every booking says of them. */
function peopleBlocks(people: readonly ItineraryPerson[]): Block[] {
  const byName = Map.groupBy(people, ({ name }) => name.toLocaleLowerCase('en'))
  if (byName.size === 0) return []
  return [
    'rule',
    { style: 'heading', text: 'Travellers' },
    { gap: 4 },
    ...[...byName.values()].flatMap((same): Block[] => {
      const [first] = same
      if (!first) return []
      const details = [...new Set(same.flatMap((each) => each.details))]
      return [
        {
          keep: [
            { style: 'body', text: [{ text: first.name, bold: true }, { text: `, ${first.role}` }] },
            { style: 'note', text: details.join('; ') },
            { gap: 4 },
          ],
        },
      ]
    }),
  ]
}

/**
 * The file for the office has net and client's price; that for the client the total with the markup alone,
 * and no part of it.
 */
function pricesOf({ kind, money }: BookingView, prices: ItineraryPrices): Block[] {
  const { parts, totalCents, markup } = money
  if (prices === 'none') return []
  if (prices === 'client') return ['rule', priceLine('Total price, USD', clientCents(money), 'subheading')]
  const { one } = kindFacts(kind).offer
  return [
    'rule',
    { style: 'note', text: 'Agency prices, USD' },
    ...parts.map(({ label, cents }) => priceLine(label, cents)),
    priceLine(`Net ${one}`, totalCents, 'subheading'),
    priceLine(markup?.label ?? 'No markup set', markup?.cents ?? 0),
    priceLine("Client's price", clientCents(money)),
  ]
}

/** What the client pays for each of several bookings, and for all of them. */
function totalsOf(bookings: readonly PaperBooking[], prices: ItineraryPrices): Block[] {
  if (prices === 'none') return []
  const total = bookings.reduce((sum, { booking }) => sum + clientCents(booking.money), 0)
  return [
    'rule',
    {
      keep: [
        ...bookings.map(({ name, booking }) => priceLine(name, clientCents(booking.money))),
        priceLine('Total price, USD', total, 'subheading'),
      ],
    },
  ]
}

function clientCents({ totalCents, markup }: BookingView['money']): number {
  return totalCents + (markup?.cents ?? 0)
}

function priceLine(label: string, cents: number, style: 'body' | 'subheading' = 'body'): Block {
  return {
    columns: [
      { width: null, blocks: [{ style, text: label }] },
      { width: 110, blocks: [{ style, text: formatNet(cents), align: 'right' }] },
    ],
  }
}
