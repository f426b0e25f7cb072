import { passengerTypes } from '../../../contract/booking/person.ts'
import type { PricedItinerary } from '../../../contract/air/itinerary.ts'
import { centsOfUsd, formatCents } from '../../../lib/money.ts'

/** What the price is made of, and what each traveller pays. */
export function PriceDetails({ itinerary }: { itinerary: PricedItinerary }) {
  const { ItinTotalFare: total, PtcFareBreakdown: parts } = itinerary.AirItineraryPricingInfo
  return (
    <section>
      <h3 className="mb-1.5 font-bold">Price</h3>
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5">
        {parts.map((part) => {
          const { PassengerType: type, Quantity: quantity } = part.PassengerTypeQuantity
          const name = passengerTypes.find((known) => known.code === type)?.name ?? 'traveller'
          return (
            <Line
              key={type}
              label={`${quantity} × ${name}`}
              dollars={part.PassengerFare.TotalFare * quantity}
            />
          )
        })}
        <Line label="of which fare" dollars={total.BaseFare} quiet />
        <Line label="of which taxes" dollars={total.TotalTax} quiet />
        {total.ServiceTax !== 0 && <Line label="of which service" dollars={total.ServiceTax} quiet />}
        <dt className="border-t pt-1 font-bold">Total</dt>
        <dd className="border-t pt-1 text-right font-bold">{formatCents(centsOfUsd(total.TotalFare))}</dd>
      </dl>
      {itinerary.IsPassportMandatory && (
        <p className="mt-2 text-12 text-ink2">A passport is needed to book this fare.</p>
      )}
    </section>
  )
}

function Line({ label, dollars, quiet }: { label: string; dollars: number; quiet?: boolean }) {
  return (
    <>
      <dt className={quiet ? 'text-12 text-ink2' : ''}>{label}</dt>
      <dd className={quiet ? 'text-right text-12 text-ink2' : 'text-right'}>
        {formatCents(centsOfUsd(dollars))}
      </dd>
    </>
  )
}
