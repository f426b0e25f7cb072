import { cabinName } from '../../../contract/air/codes.ts'
import { clientFee, formatShort } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'
import { bagText, type Bag } from '../../../lib/air/bag.ts'
import type { Fare, FeeTerms } from '../../../lib/air/fare.ts'
import { refundText } from '../../../lib/air/fee-terms.ts'
import { checkWords } from './fare-check.ts'
import type { ListedFare } from './flight.ts'
import { capital } from '../../../lib/capital.ts'

/**
 * The name of a fare, made of its contents and never of a brand: `Bag, refundable`, `Private, no checked
 * bag`, `Business, 2 bags, flexible`.
 */
export function fareName(fare: Fare, askedCabin: number): string {
  const parts = [
    fare.cabin === askedCabin ? null : cabinName(fare.cabin),
    fare.isPrivate ? 'private' : null,
    bagName(fare.bag),
    fare.refund.kind !== 'allowed' ? null : fare.refund.feeCents === 0 ? 'flexible' : 'refundable',
  ].filter((part) => part !== null)
  return capital(parts.join(', ') || 'standard')
}

/** Short, for a narrow column: one bag is the rule and needs no number. */
function bagName(bag: Bag): string | null {
  if (bag.kind === 'unknown') return null
  return bag.kind === 'pieces' && bag.count === 1 ? 'bag' : bagText(bag)
}

/**
 * The names of fares in one row. Fares with the same name and refund add the fact by which they differ: the
 * change, then the seats.
 */
export function fareNames(fares: readonly Fare[], askedCabin: number): string[] {
  const names = fares.map((fare) => fareName(fare, askedCabin))
  for (const extra of [changeName, seatsName]) {
    const looks = fares.map((fare, index) => `${names[index]} ${refundText(fare.refund)}`)
    for (const [index, fare] of fares.entries()) {
      const alike = fares.filter((_, at) => looks[at] === looks[index])
      if (new Set(alike.map(extra)).size > 1) names[index] += `, ${extra(fare)}`
    }
  }
  return names
}

function changeName({ change }: Fare): string {
  if (change.kind === 'refused') return 'no change'
  if (change.kind === 'unknown') return 'change unknown'
  if (change.feeCents === 0) return 'free change'
  return change.feeCents === null
    ? 'change for a fee'
    : `change ${formatShort(clientFee(change.feeCents))} in total`
}

function seatsName({ seats }: Fare): string {
  return seats === null ? 'seats unknown' : plural(seats, 'seat')
}

/**
 * The one fact of a fare besides its price that an agent must see: that it is closed, or whether it is
 * refundable.
 */
export function fareNote(fare: ListedFare): { text: string; tone: ReturnType<typeof refundTone> } {
  if (fare.check?.kind === 'gone') return checkWords(fare.check)
  if (fare.isClosed) return { text: 'Closed, no longer sold', tone: 'bad' }
  return { text: refundText(fare.refund), tone: refundTone(fare.refund) }
}

/** Green only where the fee is known too; amber where something is unknown; red for no refund. */
export function refundTone(refund: FeeTerms): 'ok' | 'held' | 'bad' {
  if (refund.kind === 'refused') return 'bad'
  return refund.kind === 'allowed' && refund.feeCents !== null ? 'ok' : 'held'
}
