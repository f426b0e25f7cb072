'use client'

import { type ListedRate, type Rate, roomNames } from '../../../lib/hotel/rate.ts'
import { pricedFor } from '../../../lib/hotel/stay.ts'
import { termsLine } from '../../../lib/hotel/terms.ts'
import { formatCents, moreCents } from '../../../lib/money.ts'
import { BlockableButton } from '../../ui/blockable-button.tsx'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Money } from '../../ui/money.tsx'
import { changeText } from '../../booking/book/price-consent.tsx'
import { SpendableAfter } from '../../booking/book/spendable-after.tsx'
import type { StayPrices } from '../stay-prices.ts'
import { CollectButton } from '../../trip/collect-button.tsx'
import { worseTerms } from '../worse-terms.ts'
import { wantsConsent, type RateCheck } from './use-rate-checks.ts'
import type { RateChoice } from './use-rate-choice.ts'

/**
 * The bar at the bottom for the selected rate: its description, the wallet's balance after a hold, and its
 * actions.
 */
export function ChoiceBar(props: {
  rate: ListedRate
  prices: StayPrices
  choice: RateChoice
  blockedReason: string | undefined
  onCompare: () => void
}) {
  const { rate, prices, choice } = props
  const { offerCode } = rate.offer
  const { checks, pinned } = choice
  const check = checks.of(offerCode)
  const offer = check?.offer ?? rate.offer
  const isPinned = pinned.includes(offerCode)
  return (
    <section
      aria-label="Selected rate"
      className="bottom-bar sticky bottom-0 z-20 -mx-4 border-t bg-panel px-4 py-2.5 max-narrow:-mx-3 max-narrow:px-3"
    >
      {check && <CheckNotice check={check} prices={prices} onAccept={() => checks.accept(offerCode)} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Description offer={offer} />
        <p className="figures text-right max-narrow:max-w-[44%]">
          <Money totalCents={prices.total(offer.price.totalCents)} className="text-18 font-bold" />
          <span className="block text-12 text-ink2">
            <SpendableAfter totalCents={offer.price.totalCents} line />
          </span>
        </p>
        <div className="flex gap-2 max-narrow:w-full max-narrow:[&>*]:flex-1 max-narrow:[&>*]:justify-center">
          <Button
            keys="c"
            aria-pressed={isPinned}
            onClick={() => choice.pin(rate)}
            className="max-narrow:hidden"
          >
            {isPinned ? 'Compared' : 'Compare'}
          </Button>
          {pinned.length > 1 && (
            <Button keys="v" onClick={props.onCompare} className="max-narrow:hidden">
              {`Show ${pinned.length}`}
            </Button>
          )}
          <Button keys="Enter" pending={check?.status === 'checking'} onClick={() => choice.check(rate)}>
            Check rate
          </Button>
          <CollectButton kind="hotel" href={choice.hrefOf(rate)} />
          <BlockableButton
            variant="primary"
            keys="b"
            disabledReason={props.blockedReason ?? bookProblem(check)}
            onClick={choice.book}
          >
            Book
          </BlockableButton>
        </div>
      </div>
      <LiveRegion message={spoken(check, prices)} />
    </section>
  )
}

/** Rooms, board, stay and cancellation terms. */
function Description({ offer }: { offer: Rate }) {
  return (
    <p className="figures min-w-[200px] flex-1 max-narrow:min-w-0">
      <span className="block truncate font-medium max-narrow:whitespace-normal">
        {`${roomNames(offer.rooms)} · ${offer.board}`}
      </span>
      <span className="block truncate text-12 text-ink2 max-narrow:whitespace-normal">
        {`${pricedFor(offer)} · ${termsLine(offer.terms)}`}
      </span>
    </p>
  )
}

/** Why a rate cannot be booked after its check; undefined where it can. */
function bookProblem(check: RateCheck | null): string | undefined {
  if (check?.status === 'gone') return 'This rate is no longer available; choose another'
  if (!check || !wantsConsent(check)) return undefined
  return check.agreed.totalCents === check.offer.price.totalCents
    ? 'The cancellation terms got worse; accept them or choose another'
    : 'The price changed; accept it or choose another'
}

function CheckNotice(props: { check: RateCheck; prices: StayPrices; onAccept: () => void }) {
  const { check, onAccept } = props
  if (check.status === 'gone') {
    return (
      <p role="alert" className="pb-2 text-bad">
        <b>Rate no longer available:</b>
        <span>{' sold out or expired. Choose another.'}</span>
      </p>
    )
  }
  if (check.status === 'failed') {
    return <p role="alert" className="pb-2 text-bad">{`Not checked: ${check.message ?? 'no answer'}.`}</p>
  }
  if (!wantsConsent(check)) return null
  const { agreed, offer } = check
  const wasCents = props.prices.total(agreed.totalCents)
  const isCents = props.prices.total(offer.price.totalCents)
  const more = moreCents(isCents, wasCents)
  const worse = worseTerms(agreed, offer)
  return (
    <div
      role="alert"
      className="figures -mx-4 mb-2.5 flex flex-wrap items-center gap-3 bg-held-soft px-4 py-2 max-narrow:-mx-3 max-narrow:px-3"
    >
      <span className="flex-1">
        <b className="text-held">{`${changeText(more, worse !== null)}:`}</b>
        <span> </span>
        {more !== 0 && (
          <>
            <s translate="no">{formatCents(wasCents)}</s>
            <span>{' → '}</span>
            <b translate="no">{formatCents(isCents)}</b>
            <span> </span>
          </>
        )}
        {worse && (
          <>
            <s>{worse.was}</s>
            <span>{' → '}</span>
            <b>{worse.is}</b>
          </>
        )}
      </span>
      <Button onClick={onAccept}>{`Accept ${formatCents(isCents)}`}</Button>
    </div>
  )
}

function spoken(check: RateCheck | null, prices: StayPrices): string {
  if (check?.status !== 'current') return ''
  if (wantsConsent(check)) return ''
  return `Price checked: ${formatCents(prices.total(check.offer.price.totalCents))}`
}
