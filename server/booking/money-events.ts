import 'server-only'
import { automaticActors, type TimelineEntry } from '../../lib/booking/booking-view.ts'
import { formatNet } from '../../lib/money.ts'
import { movementKinds } from '../../lib/wallet/movement-words.ts'
import { entryHref } from '../../lib/wallet/statement-query.ts'
import type { WalletLine } from '../../lib/wallet/wallet-view.ts'
import { inOrder } from './history.ts'

/**
 * Gives every movement of the wallet to the event that made it: the nearest in time of those with this effect
 * on the wallet. A movement without an event becomes one. Each movement stands once.
 * @param history oldest first
 * @param lines the movements of the booking
 */
export function withMovements(
  history: readonly TimelineEntry[],
  lines: readonly WalletLine[],
): TimelineEntry[] {
  const makers = new Map<TimelineEntry, WalletLine>()
  const matchedLines = new Set<WalletLine>()
  const pairs = lines
    .flatMap((line) =>
      history
        .filter(({ moves }) => moves === line.kind)
        .map((entry) => ({ line, entry, apart: apart(line.at, entry.at) })),
    )
    .toSorted((one, other) => one.apart - other.apart)
  for (const { line, entry } of pairs) {
    if (matchedLines.has(line) || makers.has(entry)) continue
    matchedLines.add(line)
    makers.set(entry, line)
  }
  const entries = history.map((entry) => {
    const line = makers.get(entry)
    return line ? { ...entry, movement: movementOf(line) } : entry
  })
  const others = lines.filter((line) => !matchedLines.has(line)).map(eventOf)
  return others.length === 0 ? entries : inOrder([...entries, ...others])
}

/**
 * The event of a hold that the booking service made at another price than was agreed to, after the hold.
 * @param heldCents the amount that was held
 */
export function withReprice(
  history: readonly TimelineEntry[],
  agreedCents: number | undefined,
  heldCents: number,
): TimelineEntry[] {
  const held = history.findIndex(({ moves }) => moves === 'hold')
  const hold = history[held]
  if (!hold || agreedCents === undefined || agreedCents === heldCents) return [...history]
  const reprice = {
    at: hold.at,
    text: 'Price changed while booking',
    detail: `${formatNet(agreedCents)} agreed, ${formatNet(heldCents)} held`,
    who: automaticActors.service,
    verb: null,
  }
  return [...history.slice(0, held + 1), reprice, ...history.slice(held + 1)]
}

function apart(one: string, other: string | null): number {
  return other === null ? Number.MAX_SAFE_INTEGER : Math.abs(Date.parse(one) - Date.parse(other))
}

/** A movement that no other event explains. Who made it is not in the statement. */
function eventOf(line: WalletLine): TimelineEntry {
  const { word } = movementKinds[line.kind]
  return { at: line.at, text: word, who: null, verb: null, moves: line.kind, movement: movementOf(line) }
}

function movementOf({
  id,
  kind,
  amountCents,
  reference,
}: WalletLine): NonNullable<TimelineEntry['movement']> {
  return { kind, cents: amountCents, href: entryHref(reference, id) }
}
