'use client'

import { makerText } from '../../lib/booking/maker.ts'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { listStatus } from '../../lib/booking/list-status.ts'
import { formatInstant } from '../../lib/dates.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { tripHref } from '../../lib/trip/trip.ts'
import { Countdown } from '../ui/countdown.tsx'
import { NetOnly, useNetWords } from '../ui/shown-prices.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { ChangeText } from './change-text.tsx'
import { CopyCode } from '../ui/copy-code.tsx'
import { dateSpan } from './date-span.ts'
import { LinePrice } from './line-price.tsx'
import { surnameFirst } from './people-label.ts'
import { PersonName } from '../ui/person-name.tsx'
import { Link } from '../ui/link.tsx'

/** The facts of a booking in the office's list. */
export function LineFacts({ line, serverNow }: { line: BookingLine; serverNow: string }) {
  const formatNet = useNetWords()
  const { service, settlement } = line
  const { word, tone, own } = listStatus(line)
  const days = service?.days
  const cents = (value: number | null) => (value === null ? 'not known' : formatNet(value))
  return (
    <dl className="flex flex-col gap-2.5">
      <Fact label="Status">
        <StatusPill tone={tone}>{word}</StatusPill>
        {own !== null && <span className="text-ink2">{` ${own}`}</span>}
      </Fact>
      {line.deadlineAt !== null && stateFacts(line).standing === 'held' && (
        <Fact label="Hold ends">
          <Countdown deadlineAt={line.deadlineAt} serverNow={serverNow} label="Hold" speaks={false} />
          <span className="text-ink2">{` · ${formatInstant(line.deadlineAt)}`}</span>
        </Fact>
      )}
      <References line={line} />
      <Fact label={kindFacts(line.kind).service}>{service?.detail ?? 'details not loaded yet'}</Fact>
      <Fact label="Dates">
        <span>{days ? dateSpan(days.from, days.to, serverNow) : 'not supplied'}</span>
        {line.startsAt !== null && (
          <span className="text-ink2">{` · ${line.startsAt.slice(11)} local time`}</span>
        )}
      </Fact>
      <Fact label={kindFacts(line.kind).people.replace(/^./, (letter) => letter.toUpperCase())}>
        <People line={line} />
      </Fact>
      <Fact label="Total">
        <LinePrice line={line} />
      </Fact>
      <NetOnly>
        {settlement && (
          <Fact label="Settled">
            {`${kindFacts(line.kind).kept.word} ${cents(settlement.feeCents)}, refund ${cents(settlement.refundedCents)}`}
          </Fact>
        )}
      </NetOnly>
      {line.freeUntil !== null && (
        <Fact label="Free cancellation">{`until ${formatInstant(line.freeUntil)}`}</Fact>
      )}
      {line.changed !== null && (
        <Fact label={line.changed.about === 'price' ? 'Price changed' : 'Schedule changed'}>
          <ChangeText change={line.changed} />
        </Fact>
      )}
      {line.client !== undefined && (
        <Fact label="Client">
          <PersonName text={line.client} />
        </Fact>
      )}
      {line.trip && (
        <Fact label="Trip">
          <Link href={tripHref(line.trip.id) as Route} className="underline underline-offset-2">
            <span translate="no">{line.trip.name}</span>
          </Link>
        </Fact>
      )}
      {line.costCentre !== null && (
        <Fact label="Cost centre">
          <span translate="no">{line.costCentre}</span>
        </Fact>
      )}
      <Fact label="Booked">
        {`${formatInstant(line.createdAt)}${makerText(line) !== '' ? ` by ${makerText(line)}` : ''}`}
      </Fact>
    </dl>
  )
}

function References({ line: { reference, rebookedAs, service } }: { line: BookingLine }) {
  return (
    <>
      {rebookedAs !== undefined && (
        <Fact label="Rebooked as">
          <CopyCode text={rebookedAs} what="reference of the rebooking" />
        </Fact>
      )}
      <Fact label="Reference">
        <CopyCode text={service?.code ?? reference} what="reference" />
      </Fact>
      {service?.codes.map((code) => (
        <Fact key={code} label="Supplier's reference">
          <CopyCode text={code} what="supplier's reference" />
        </Fact>
      ))}
    </>
  )
}

function People({ line: { people, leadName } }: { line: BookingLine }) {
  if (people.length > 0) {
    return people.map((name, index) => (
      <span key={`${index} ${name}`} className="block break-words">
        <PersonName text={surnameFirst(name)} />
      </span>
    ))
  }
  return leadName === null ? <span>not known</span> : <PersonName text={surnameFirst(leadName)} />
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[132px_minmax(0,1fr)] gap-x-3 max-narrow:grid-cols-1">
      <dt className="text-ink2">{label}</dt>
      <dd className="figures min-w-0">{children}</dd>
    </div>
  )
}
