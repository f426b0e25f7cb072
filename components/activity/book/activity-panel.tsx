'use client'

import type { ReactNode } from 'react'
import { RESERVED_MINUTES, WAITING_DAYS } from '../../../contract/activity/limits.ts'
import type { Product } from '../../../lib/activity/product.ts'
import { totalOf, type ActivityOffer } from '../../../lib/activity/activity-offer.ts'
import type { ActivityForm } from '../../../lib/activity/booking-form.ts'
import { refundLines, refundTones, refundWords } from '../../../lib/activity/refund-words.ts'
import { formatDay } from '../../../lib/dates.ts'
import { type ClientCents, type NetCents } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'
import type { MarkupRule } from '../../../lib/booking/markup.ts'
import { NetAmount, NetOnly, useNetWords, useShownPrice } from '../../ui/shown-prices.tsx'
import { ClientPays } from '../../booking/book/client-pays.tsx'
import { CheckBadge } from '../../booking/book/check-badge.tsx'
import { PriceConsent } from '../../booking/book/price-consent.tsx'
import { RiseTaken } from '../../booking/book/rise-taken.tsx'
import { SpendableAfter } from '../../booking/book/spendable-after.tsx'
import type { OfferCheck } from '../../booking/book/use-offer-check.ts'
import { Photo } from '../../photo/photo.tsx'
import { Card } from '../../ui/card.tsx'
import { FactRow } from '../../ui/fact-row.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusMark } from '../../ui/status-pill.tsx'
import { utcText, zoneText } from '../../../lib/zone.ts'

/**
 * The side column, always visible: the activity, the form's total so far, the wallet's balance after it, and
 * the button that reserves.
 */
export function ActivityPanel(props: {
  check: OfferCheck<ActivityOffer>
  product: Product | null
  form: Pick<ActivityForm, 'booking' | 'travellers'>
  /** The markup that is typed into the form; null for none. */
  rule: MarkupRule | null
  /** Turns a net total into the client's price. */
  clientOf: (netCents: NetCents) => ClientCents
  onBack: () => void
  children: ReactNode
}) {
  const { check, form } = props
  const { offer } = check
  return (
    <div className="flex flex-col gap-4">
      <Card title="Activity" aside={plural(form.travellers.length, 'traveller')}>
        {offer ? <Summary offer={offer} product={props.product} /> : <Skeleton className="m-4 h-[180px]" />}
        {check.consentNeeded && check.agreed && offer ? (
          <PriceConsent
            kind="activity"
            agreed={check.agreed}
            now={offer.price}
            clientOf={props.clientOf}
            askedBy={check.askedBy}
            onAccept={check.accept}
            onBack={props.onBack}
          />
        ) : (
          offer && <Prices offer={offer} form={form} rule={props.rule} clientOf={props.clientOf} />
        )}
        <RiseTaken check={check} clientOf={props.clientOf} />
        <CheckBadge kind="activity" check={check} />
        <div className="border-t p-4">{props.children}</div>
      </Card>
      {offer && <WhatHappensNext isInstant={offer.variant.instantConfirmation} />}
    </div>
  )
}

function Prices(
  props: Pick<Parameters<typeof ActivityPanel>[0], 'form' | 'rule' | 'clientOf'> & {
    offer: ActivityOffer
  },
) {
  const formatNet = useNetWords()
  const shownPrice = useShownPrice()
  const total = totalOf(props.offer, props.form)
  if (total === null) return null
  const clientCents = props.clientOf(total.totalCents)
  return (
    <>
      <NetOnly>
        <dl aria-label="Price" className="border-t py-2">
          {total.lines.map(({ name, count, unitCents }) => (
            <FactRow key={`${name} ${unitCents}`} label={name}>
              <span className="mr-4 text-ink2">{`${count} × ${formatNet(unitCents)}`}</span>
              <NetAmount cents={count * unitCents} />
            </FactRow>
          ))}
        </dl>
      </NetOnly>
      <dl className="border-t py-2">
        <FactRow label="Total" strong>
          <Money totalCents={shownPrice(total.totalCents, clientCents)} className="text-18" />
        </FactRow>
        <ClientPays rule={props.rule} clientCents={clientCents} units />
        <SpendableAfter totalCents={total.totalCents} />
      </dl>
    </>
  )
}

const COLOURS = { ok: 'text-ok', held: 'text-held', bad: 'text-bad' }

/** The activity that is booked, in a narrow column. Times are those of the activity, with UTC below. */
function Summary({ offer, product }: { offer: ActivityOffer; product: Product | null }) {
  const { variant, place } = offer
  const { timezone } = variant
  const start = variant.timeslots.find(({ uuid }) => uuid === place.slot)
  const refund = refundWords(variant)
  const tone = refundTones[refund.kind]
  const lines = refundLines(variant, place.date)
  const meeting = variant.meetingPlace
  return (
    <div className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-center gap-3">
        <Photo
          image={product?.image}
          icon="activities"
          width={160}
          alt=""
          eager
          className="h-[54px] w-[72px] shrink-0 rounded-control"
        />
        <div className="min-w-0">
          <div className="text-14 font-bold">{product?.title ?? variant.title}</div>
          {product && <div className="text-ink2">{variant.title}</div>}
        </div>
      </div>
      <div className="figures flex justify-between gap-3 font-bold">
        <span translate="no">{formatDay(place.date, { year: true })}</span>
        {start && <span>{`${start.startTime} – ${start.endTime}`}</span>}
      </div>
      <div className="figures flex justify-between gap-3 text-ink2">
        <span>{zoneText(timezone)}</span>
        {start && (
          <span className="text-right">{utcText(timezone, place.date, start.startTime, start.endTime)}</span>
        )}
      </div>
      {meeting && (
        <p className="flex items-start gap-1.5 text-ink2">
          <Icon name="pin" className="mt-0.5" />
          <span>{meeting}</span>
        </p>
      )}
      <p className={`flex items-start gap-1.5 ${COLOURS[tone]}`}>
        <StatusMark tone={tone} className="mt-1.5" />
        <span>{lines.length > 0 ? lines.join('; ') : refund.text}</span>
      </p>
    </div>
  )
}

/** The three states that a booking passes through, before there is one. */
function WhatHappensNext({ isInstant }: { isInstant: boolean }) {
  const steps = [
    { label: 'Reserved', text: `Held for ${RESERVED_MINUTES} minutes; places not yet locked.` },
    {
      label: 'Waiting',
      text: isInstant
        ? 'You confirm: places are locked.'
        : `You confirm: places are locked, for up to ${WAITING_DAYS} days.`,
    },
    { label: 'Approved', text: 'Charged; the vouchers appear.' },
  ]
  return (
    <Card
      title="What happens next"
      aside={isInstant ? <span className="text-ok">Instant</span> : 'On request'}
    >
      <ol className="grid grid-cols-3 gap-3 px-4 py-3 text-12">
        {steps.map(({ label, text }) => (
          <li key={label}>
            <span aria-hidden="true" className="mb-1.5 flex items-center gap-2">
              <span className="size-2.5 shrink-0 rounded-full border-[1.5px] border-line2" />
              <span className="h-px flex-1 bg-line2" />
            </span>
            <b className="text-13">{label}</b>
            <span className="block text-ink2">{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
