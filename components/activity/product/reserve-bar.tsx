'use client'

import type { Variant } from '../../../lib/activity/variant.ts'
import { markupParty } from '../../../lib/activity/booking-form.ts'
import { ticketCount, type TicketParty, type Quote } from '../../../lib/activity/quote.ts'
import { formatDay, type CalendarDate } from '../../../lib/dates.ts'
import { formatCents, type ClientCents, type NetCents, moreCents, withoutSign } from '../../../lib/money.ts'
import { SpendableAfter } from '../../booking/book/spendable-after.tsx'
import { BlockableButton } from '../../ui/blockable-button.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Money } from '../../ui/money.tsx'
import { NetOnly, useShownTotals, useNetWords } from '../../ui/shown-prices.tsx'
import { CollectButton } from '../../trip/collect-button.tsx'
import { questionsText } from './product-view.ts'
import { LOADING_PRICES } from './reserve-problem.ts'
import type { Slot } from './slots.ts'
import { utcText, zoneCity } from '../../../lib/zone.ts'

/**
 * The state of the price check of the selected date. `before`: the total of the list, where the check changed
 * it.
 */
export type DayCheck =
  | { status: 'checking' }
  | { status: 'failed'; message: string; again: () => void }
  | { status: 'current'; beforeCents: number | null }

/** The bar at the bottom: variant, date and time, the tickets' prices, their total, and Reserve. */
export function ReserveBar(props: {
  title: string
  type: Variant | undefined
  date: CalendarDate | null
  slot: Slot | null
  quote: Quote | null
  party: TicketParty
  /** The prices are not known yet: their place is kept, so that nothing moves when they are. */
  loading: boolean
  check: DayCheck | null
  problem: string | undefined
  /** Address of the form; null while nothing is selected. */
  formHref: string | null
  onReserve: () => void
}) {
  const { quote, check, problem } = props
  const shownOf = useShownTotals('activity', markupParty(props.party))
  return (
    <section
      aria-label="Selection"
      className="bottom-bar sticky bottom-0 z-20 -mx-4 mt-auto border-t bg-panel px-4 py-2.5 max-narrow:-mx-3 max-narrow:px-3"
    >
      <PriceChange quote={quote} check={check} shownOf={shownOf} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p className="figures min-w-0 max-narrow:flex-1">
          <span className="block truncate font-medium">{props.title}</span>
          <span className="block text-12 text-ink2">{whenText(props)}</span>
        </p>
        {(quote || props.loading) && <Tickets quote={quote} type={props.type} check={check} />}
        <div className="ml-auto flex items-center gap-5 max-narrow:contents">
          {(quote || props.loading) && <Total quote={quote} shownOf={shownOf} />}
          <CollectButton
            kind="activity"
            href={problem === undefined ? props.formHref : null}
            className="max-narrow:order-1"
          />
          <BlockableButton
            variant="primary"
            keys="b"
            pending={check?.status === 'checking' && problem === undefined}
            disabledReason={problem}
            onClick={props.onReserve}
            className="max-narrow:order-4"
          >
            Reserve
          </BlockableButton>
        </div>
      </div>
      {problem !== undefined && problem !== LOADING_PRICES && (
        // Screen readers read it with the button.
        <p aria-hidden="true" className="pt-1.5 text-12 text-bad">
          {problem}
        </p>
      )}
      <LiveRegion message={quote ? `Total ${formatCents(shownOf(quote.totalCents))}` : ''} />
    </section>
  )
}

/** The tickets with their prices; without a quote, an empty space of the same size. */
function Tickets(props: { quote: Quote | null; type: Variant | undefined; check: DayCheck | null }) {
  const { quote, type, check } = props
  const formatNet = useNetWords()
  return (
    <p
      className={cx(
        'figures border-l pl-5 max-narrow:order-2 max-narrow:w-full max-narrow:border-0 max-narrow:pl-0',
        quote === null && 'invisible',
      )}
    >
      <span className="block min-h-[1lh]">
        <NetOnly instead={quote?.lines.map(({ count, type: of }) => ticketCount(count, of)).join(' + ')}>
          {quote?.lines.map(({ count, unitCents }) => `${count} × ${formatNet(unitCents)}`).join(' + ')}
        </NetOnly>
      </span>
      <span className="block text-12 text-ink2">
        {`${type ? optionsText(type) : ''}${check?.status === 'current' ? ', price checked' : ''}`}
      </span>
    </p>
  )
}

/** The total and the balance after it; without a quote, an empty space of the same size. */
function Total(props: { quote: Quote | null; shownOf: (netCents: NetCents) => ClientCents }) {
  const { quote, shownOf } = props
  return (
    <p className="figures text-right max-narrow:order-3 max-narrow:flex-1 max-narrow:text-left">
      {quote ? (
        <span className="block">
          <span className="mr-2 text-12 text-ink2">Total</span>
          <Money totalCents={shownOf(quote.totalCents)} className="text-18 font-bold" />
        </span>
      ) : (
        <span className="block">
          <span className="text-18 font-bold">&nbsp;</span>
        </span>
      )}
      <span className="block text-12 text-ink2">
        <NetOnly>
          {quote ? (
            <SpendableAfter totalCents={quote.totalCents} line />
          ) : (
            <>
              <span>&nbsp;</span>
            </>
          )}
        </NetOnly>
      </span>
    </p>
  )
}

/** `Wed 14 Apr, 19:30 in Seoul (10:30 UTC)`. */
function whenText({ type, date, slot }: Parameters<typeof ReserveBar>[0]): string {
  if (date === null) return 'No date selected'
  if (!type || !slot) return formatDay(date)
  const utc = utcText(type.timezone, date, slot.startTime)
  return `${formatDay(date)}, ${slot.startTime} in ${zoneCity(type.timezone)} (${utc})`
}

function optionsText(type: Variant): string {
  const questions = questionsText(type)
  if (!type.hasOptions) return 'no options'
  return questions === '' ? 'before options' : `before options; ${questions}`
}

function PriceChange(props: {
  quote: Quote | null
  check: DayCheck | null
  shownOf: (netCents: NetCents) => ClientCents
}) {
  const { quote, check, shownOf } = props
  if (check?.status === 'failed') {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 pb-2 text-bad">
        <span>{`Price not checked: ${check.message}.`}</span>
        <Button size="small" onClick={check.again}>
          Try again
        </Button>
      </p>
    )
  }
  if (check?.status !== 'current' || check.beforeCents === null || !quote) return null
  const [wasCents, isCents] = [shownOf(check.beforeCents), shownOf(quote.totalCents)]
  const more = moreCents(isCents, wasCents)
  return (
    <p role="alert" className="figures pb-2">
      <b className="text-held">{`The price is ${formatCents(withoutSign(more))} ${more > 0 ? 'higher' : 'lower'} now:`}</b>
      <span> </span>
      <s translate="no">{formatCents(wasCents)}</s>
      <span>{' → '}</span>
      <b translate="no">{formatCents(isCents)}</b>
    </p>
  )
}
