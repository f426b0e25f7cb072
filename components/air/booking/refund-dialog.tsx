'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { bookingRequest } from '../../../lib/air/air-reads.ts'
import type { AirBookingView } from '../../../lib/air/booking-view.ts'
import { refundPreview, refundSum, type RefundPreview } from '../../../lib/air/refund-preview.ts'
import { formatCents, clientFee, type NetFormat } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'
import { WITHOUT_REFUND } from '../../../lib/booking/cancel-verb.ts'
import { latestReading } from '../../booking/latest-reading.ts'
import { readOptions } from '../../../lib/queries/read-options.ts'
import type { PartsQuestion } from '../../booking/parts-question.ts'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { BlockableButton } from '../../ui/blockable-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FactRow } from '../../ui/fact-row.tsx'
import { NetAmount, useNetFormat } from '../../ui/shown-prices.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RefundRows } from './refund-rows.tsx'

/**
 * Asks which e-tickets of a booking are refunded, with refund and penalty, which are added up as the agent
 * chooses. The safe answer has the focus.
 */
export function RefundDialog(props: PartsQuestion<AirBookingView>) {
  const { booking } = props
  const keep = useRef<HTMLButtonElement>(null)
  const formatNet = useNetFormat()
  const shown = useShownRefund(booking.reference, props.open)
  const { data, failed } = latestReading(shown)
  const preview = data && refundPreview(booking, data)
  const [chosen, setChosen] = useChosen(preview, props.open)
  const rows = preview?.rows.filter(({ number }) => chosen.includes(number)) ?? []
  const sum = refundSum(rows)
  const isPossible = preview === undefined || preview.rows.some(({ standing }) => standing === 'open')
  return (
    <Dialog
      title="Refund e-tickets"
      open={props.open}
      onOpenChange={props.onOpenChange}
      initialFocus={keep}
      size="wide"
      actions={
        <>
          <Button ref={keep} onClick={() => props.onOpenChange(false)}>
            {isPossible ? 'Keep the tickets' : 'Close'}
          </Button>
          {isPossible && (
            <BlockableButton
              variant="danger"
              pending={shown.isFetching}
              disabledReason={blockedText(preview, rows.length)}
              onClick={() =>
                props.onConfirmParts({
                  parts: rows.map(({ number }) => number),
                  agreedCents: sum.backCents,
                })
              }
            >
              {rows.length === 0 ? 'Refund' : refundLabel(sum, formatNet)}
            </BlockableButton>
          )}
        </>
      }
    >
      {preview ? (
        <>
          <Explained preview={preview} />
          <RefundRows rows={preview.rows} chosen={chosen} onChange={setChosen} />
          {isPossible && <Totals rows={rows} />}
        </>
      ) : failed ? (
        <p role="alert" className="text-bad">
          <span>{`Couldn't load the penalties: ${readFailureText(shown.error) ?? ''}. Nothing was changed. `}</span>
          <Button size="small" onClick={() => void shown.refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <Skeleton className="h-[148px]" />
      )}
      {preview && isPossible && props.reasonField}
    </Dialog>
  )
}

function useShownRefund(reference: string, open: boolean) {
  return useQuery({
    ...readOptions('air.refund-display', bookingRequest(reference)),
    enabled: open,
    // Each dialog reads the refund again: a departure changes it, and a colleague may have refunded
    // meanwhile.
    staleTime: 0,
    gcTime: 0,
  })
}

/**
 * The chosen e-tickets. A single one that can be refunded is chosen at once; every dialog starts with a new
 * choice.
 */
function useChosen(preview: RefundPreview | undefined, open: boolean) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    setChosen(null)
  }
  const free = preview?.rows.filter(({ standing }) => standing === 'open').map(({ number }) => number) ?? []
  const first = free.length === 1 ? free : []
  return [(chosen ?? first).filter((number) => free.includes(number)), setChosen] as const
}

function blockedText(preview: RefundPreview | undefined, count: number): string | undefined {
  if (preview === undefined) return 'The penalties are not known yet'
  return count === 0 ? 'Select the e-tickets to refund' : undefined
}

/** `Refund $412.40 · penalty $80.00`. The penalty is the airline's; the refund is net. */
function refundLabel(
  { backCents, penaltyCents }: ReturnType<typeof refundSum>,
  formatNet: NetFormat | null,
): string {
  if (backCents === 0) return `${WITHOUT_REFUND} · penalty ${formatCents(clientFee(penaltyCents))}`
  const penalty = penaltyCents === 0 ? 'no penalty' : `penalty ${formatCents(clientFee(penaltyCents))}`
  return `Refund${backCents === null || !formatNet ? '' : ` ${formatNet(backCents)}`} · ${penalty}`
}

function Explained({ preview: { type, rows } }: { preview: RefundPreview }) {
  if (rows.length === 0) return <p>The booking service lists no e-tickets for this booking.</p>
  if (rows.every(({ standing }) => standing !== 'open')) {
    return <p className="mb-3">None of these e-tickets can be refunded now.</p>
  }
  if (type === 'tickets') return null
  return (
    <p className="mb-3">
      A flight has departed. Only unflown flights are refunded: base fare less the penalty, plus taxes.
    </p>
  )
}

/** The number, penalty and refund of the chosen e-tickets. */
function Totals({ rows }: { rows: RefundPreview['rows'] }) {
  const { backCents, penaltyCents } = refundSum(rows)
  return (
    <dl className="mt-3 rounded-control border py-1.5" aria-live="polite">
      <FactRow label="Selected">{plural(rows.length, 'e-ticket')}</FactRow>
      <FactRow label="Penalty in total">{formatCents(clientFee(penaltyCents))}</FactRow>
      <FactRow label="Refund to wallet" strong>
        <NetAmount cents={backCents} unknown="known after the refund" />
      </FactRow>
      {rows.length > 0 && backCents === 0 && (
        <p className="px-4 pt-1 text-12 text-ink2">
          The penalty is all that was paid, so nothing is refunded.
        </p>
      )}
    </dl>
  )
}
