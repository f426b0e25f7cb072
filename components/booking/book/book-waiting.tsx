import type { ReactNode } from 'react'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { Offer } from '../../../lib/booking/offer-check.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HoldNotice } from './hold-notice.tsx'
import type { OfferCheck } from './use-offer-check.ts'

/**
 * The page before its form: neither the address nor the tab's storage tells who travels, so it waits for the
 * price check. An offer that is gone by then leaves nothing to show but that.
 */
export function BookWaiting(props: {
  kind: BookingKind
  title: string
  check: OfferCheck<Offer>
  backHref: string
  /** The offer as far as it is known. */
  panel: ReactNode
}) {
  const { kind, check } = props
  if (check.status === 'gone') {
    return (
      <div className="flex flex-col gap-4">
        <h1 className="text-22 font-bold">{props.title}</h1>
        <HoldNotice
          kind={kind}
          hold={IDLE}
          check={check}
          searchHref={props.backHref}
          refusedField={null}
          onBookAnyway={() => {}}
        />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-5 max-wide:grid-cols-1">
      <div className="flex flex-col gap-4">
        <h1 className="text-22 font-bold">{props.title}</h1>
        <Skeleton className="h-[236px]" />
        <Skeleton className="h-[140px]" />
      </div>
      {props.panel}
    </div>
  )
}

const IDLE = {
  status: 'idle',
  outcome: null,
  lookUps: 0,
  lookUpNow: () => {},
  dismiss: () => {},
} as const
