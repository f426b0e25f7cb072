import type { ReactElement } from 'react'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { Offer } from '../../../lib/booking/offer-check.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HoldNotice } from './hold-notice.tsx'
import type { OpenedForm } from './opened-form.ts'
import { useHold } from './use-hold.ts'
import type { OfferCheck } from './use-offer-check.ts'

/**
 * The page before its form: neither the address nor the tab's storage tells who travels, so it waits for the
 * price check. If the offer is gone by then, the page says only that.
 */
export function BookWaiting(props: {
  kind: BookingKind
  title: string
  check: OfferCheck<Offer>
  backHref: string
  /** An earlier attempt of this form may have no known outcome yet: its booking is looked for here too. */
  opened: Pick<OpenedForm<unknown>, 'clientReference' | 'outcomeOpen'>
  /** The offer as far as it is known. */
  panel: ReactElement
}) {
  const { kind, check } = props
  const hold = useHold({ kind, ...props.opened, check })
  if (check.status === 'gone' || hold.outcome !== null) {
    return (
      <div className="flex flex-col gap-4">
        <h1 className="text-22 font-bold">{props.title}</h1>
        <HoldNotice
          kind={kind}
          hold={hold}
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
