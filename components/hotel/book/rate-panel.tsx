'use client'

import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/dates.ts'
import { type Rate, roomKinds } from '../../../lib/hotel/rate.ts'
import { nightsOf, pricedFor } from '../../../lib/hotel/stay.ts'
import { cancellationTerms, termsLine, termsTones } from '../../../lib/hotel/terms.ts'
import { worseTerms } from '../worse-terms.ts'
import { formatCents, type ClientCents, type NetCents, shareOfCents } from '../../../lib/money.ts'
import type { MarkupRule } from '../../../lib/booking/markup.ts'
import { useShownPrice } from '../../ui/shown-prices.tsx'
import { ClientPays } from '../../booking/book/client-pays.tsx'
import { CheckBadge } from '../../booking/book/check-badge.tsx'
import { PriceConsent } from '../../booking/book/price-consent.tsx'
import { RiseTaken } from '../../booking/book/rise-taken.tsx'
import { SpendableAfter } from '../../booking/book/spendable-after.tsx'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import { TermsCard } from '../../booking/terms-card.tsx'
import { Card } from '../../ui/card.tsx'
import { FactRow } from '../../ui/fact-row.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusMark } from '../../ui/status-pill.tsx'
import { Photo } from '../../photo/photo.tsx'
import { Stars } from '../stars.tsx'

/**
 * The side column, always visible: the stay, its price as last checked, the wallet's balance after the hold,
 * and the hold button.
 */
export function RatePanel(props: {
  check: OfferCheck<Rate>
  /** The markup that is typed into the form; null for none. */
  rule: MarkupRule | null
  /** Turns a net total into the client's price. */
  clientOf: (netCents: NetCents) => ClientCents
  onBack: () => void
  children: ReactNode
}) {
  const { check } = props
  const { offer } = check
  return (
    <div className="flex flex-col gap-4">
      <Card title="Stay">
        {offer ? <StaySummary offer={offer} /> : <Skeleton className="m-4 h-[180px]" />}
        {check.consentNeeded && check.agreed && offer ? (
          <PriceConsent
            kind="hotel"
            agreed={check.agreed}
            now={offer.price}
            clientOf={props.clientOf}
            worse={worseTerms(check.agreed, offer)}
            askedBy={check.askedBy}
            onAccept={check.accept}
            onBack={props.onBack}
          />
        ) : (
          offer && <Prices offer={offer} rule={props.rule} clientOf={props.clientOf} />
        )}
        <RiseTaken check={check} clientOf={props.clientOf} />
        <CheckBadge kind="hotel" check={check} />
        <div className="border-t p-4">{props.children}</div>
      </Card>
      {offer && <TermsCard terms={cancellationTerms(offer.terms, offer.price.totalCents)} />}
    </div>
  )
}

function Prices(
  props: Pick<Parameters<typeof RatePanel>[0], 'rule' | 'clientOf'> & {
    offer: Rate
  },
) {
  const { offer, rule, clientOf } = props
  const shownPrice = useShownPrice()
  const nights = nightsOf(offer)
  const netCents = offer.price.totalCents
  const totalCents = shownPrice(netCents, clientOf(netCents))
  return (
    <dl className="border-t py-2">
      {nights > 1 && <FactRow label="Per night">{formatCents(shareOfCents(totalCents, nights))}</FactRow>}
      <FactRow label={`Total, ${pricedFor(offer)}`} strong>
        <Money totalCents={totalCents} className="text-18" />
      </FactRow>
      <ClientPays rule={rule} clientCents={clientOf(netCents)} />
      <SpendableAfter totalCents={netCents} />
    </dl>
  )
}

const COLOURS = { ok: 'text-ok', held: 'text-held', bad: 'text-bad' }

/** The stay in a narrow column: hotel, days, rooms, board and whether it is refundable. */
function StaySummary({ offer }: { offer: Rate }) {
  const tone = termsTones[offer.terms.kind]
  return (
    <div className="flex flex-col gap-2.5 px-4 py-3">
      <div className="flex items-center gap-3">
        <Photo
          icon="hotels"
          image={offer.image}
          width={160}
          alt=""
          eager
          className="h-[54px] w-[72px] shrink-0 rounded-control"
        />
        <div className="min-w-0">
          <div className="text-14 font-bold">{offer.hotelName}</div>
          <Stars count={offer.stars} />
        </div>
      </div>
      <p className="figures font-medium">
        {`${formatDay(offer.checkIn)} – ${formatDay(offer.checkOut, { year: true })}`}
      </p>
      <ul>
        {roomKinds(offer.rooms).map(({ room, text }) => (
          <li key={`${text}${room.beds}`} className="text-ink2">
            {`${text}${room.beds && `, ${room.beds}`}`}
          </li>
        ))}
      </ul>
      <p>{offer.board}</p>
      <p className={`flex items-start gap-1.5 ${COLOURS[tone]}`}>
        <StatusMark tone={tone} className="mt-1.5" />
        <span>{termsLine(offer.terms)}</span>
      </p>
    </div>
  )
}
