import 'server-only'
import type { AirBookingRecord } from '../../contract/air/booking-data.ts'
import type { ResponseOf } from '../../contract/registry.ts'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import { airDraft } from '../../lib/air/draft-schema.ts'
import { passengerFormFields } from '../../lib/air/passenger-fields.ts'
import { sameSearchHref } from '../../lib/air/same-search.ts'
import type { VerbOf } from '../../lib/kinds.ts'
import { bookingAct, type KindOfBooking } from '../booking/kind.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { airServiceLine, airSummaryOf, type AirSummary } from './air-summary.ts'
import { airBookingView } from './booking-view.ts'
import { pricedFare } from './check-fare.ts'
import { prepareHold } from './hold.ts'

const byReference = (reference: string) => ({ UniqueId: reference })

/** Flights, as the desk holds, reads, lists and completes them. */
export const airKind = {
  kind: 'air',
  hold: { operation: 'air.book', form: passengerFormFields, prepare: prepareHold },
  draft: airDraft,
  read: async (desk, grant, by) => {
    const asked = 'reference' in by ? byReference(by.reference) : { ClientUniqueId: by.clientReference }
    const read = await callAs(desk, grant, 'air.booking-data', asked)
    return read.kind === 'ok' ? { kind: 'ok', data: airBookingView(read.data) } : read
  },
  viewOf: (record) => airBookingView(record as AirBookingRecord),
  checkedOf: (answer, at) => pricedFare(answer as ResponseOf<'air.revalidate'>, at),
  acts: {
    // 20 and 21 are proof that it was done.
    order: bookingAct<'air.order-ticket', AirBookingView>(
      'air.order-ticket',
      byReference,
      ({ state }) => state === 'ticketing' || state === 'ticketed',
    ),
    // Of a held booking; one that lapsed meanwhile is released as well.
    cancel: bookingAct<'air.cancel', AirBookingView>(
      'air.cancel',
      byReference,
      ({ state }) => state === 'cancelled' || state === 'lapsed',
    ),
  },
  summaryOf: airSummaryOf,
  serviceLine: (summary) => airServiceLine(summary as AirSummary),
  searchAgainHref: (booking) => sameSearchHref(booking),
} as const satisfies KindOfBooking<AirBookingView, VerbOf<'air'>>
