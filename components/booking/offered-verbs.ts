import type { BookingView } from '../../lib/booking/booking-view.ts'
import type { VerbFacts } from '../../lib/booking/kind-facts.ts'
import { WITHOUT_REFUND } from '../../lib/booking/cancel-verb.ts'
import { kindFacts } from '../../lib/kinds.ts'
import type { VerbOnPage } from './page-facts.ts'
import type { LiveBooking } from './use-booking.ts'

/** An action that the booking offers now, and how to run it. */
export type OfferedVerb = {
  name: string
  facts: VerbFacts
  /** Label of the button, and text in the command list. */
  label: string
  command: string
  /** Why it cannot be done now; undefined where it can. */
  restsBecause: string | undefined
  sending: boolean
  press: () => void
}

/**
 * The verbs that the kind offers for a booking in its state, in the order of the kind. Once the trip, stay or
 * activity is over, no verb that gives it up is offered.
 * @param bars why this person may not use a verb; null where they may
 * @param ask asks about a verb before it is sent
 * @param asksAll whether every verb is asked about, and not only one that moves money
 */
export function offeredVerbs<View extends BookingView>(
  onPage: Readonly<Record<string, VerbOnPage<View>>>,
  live: LiveBooking<View>,
  bars: Readonly<Record<string, string | null>>,
  ask: (verb: string) => void,
  asksAll: boolean,
): OfferedVerb[] {
  const { booking, phase, cancelling } = live
  const isOver = phase === 'run-out' && booking.deadlines?.estimated !== true
  return Object.entries(kindFacts(booking.kind).verbs).flatMap(([name, facts]) => {
    const verb = onPage[name]
    if (!verb?.offered(booking) || (facts.role === 'danger' && cancelling === 'closed')) return []
    return {
      name,
      facts,
      ...wordsOf(facts, verb.command?.(booking), cancelling),
      restsBecause: isOver ? 'Time is up; refreshing' : (bars[name] ?? undefined),
      sending: live.sending === name,
      press: () => (asksAll || isAskedAbout(facts) ? ask(name) : void live.act(name)),
    }
  })
}

/** A button that gives something up without a refund says so before it is pressed. */
function wordsOf(
  { role, label }: VerbFacts,
  command = label,
  cancelling: LiveBooking['cancelling'],
): Pick<OfferedVerb, 'label' | 'command'> {
  return role === 'danger' && cancelling === 'without-refund'
    ? { label: WITHOUT_REFUND, command: WITHOUT_REFUND }
    : { label, command }
}

/** A verb that charges money or gives something up is asked about first. */
export function isAskedAbout({ role }: Pick<VerbFacts, 'role'>): boolean {
  return role !== 'more'
}
