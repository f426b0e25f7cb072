'use client'

import { useQuery } from '@tanstack/react-query'
import type { AirBaggagesAnswer } from '../../../contract/air/baggages.ts'
import type { PricedItinerary } from '../../../contract/air/itinerary.ts'
import { centsOfUsd, formatCents } from '../../../lib/money.ts'
import { useAdmins } from '../../shell/admins.tsx'
import { StatusMark } from '../../ui/status-pill.tsx'
import { bagOf, hasBag, type Bag } from '../bag.ts'
import { baggageOptions, notShown } from '../rules/fare-rules-query.ts'

type Baggage = AirBaggagesAnswer['BaggageInfoes'][number]

/**
 * Checked baggage of each flight of the opened fare, from AirBaggages, and what further bags cost. Until it
 * is answered, and where it is refused, what the search said.
 */
export function FlightBaggage({ itinerary }: { itinerary: PricedItinerary }) {
  const { data, error } = useQuery(baggageOptions(itinerary.FareSourceCode))
  const admins = useAdmins()
  const flights = data?.BaggageInfoes ?? baggageOfSearch(itinerary)
  return (
    <section aria-label="Baggage">
      <h3 className="mb-1.5 font-bold">Baggage</h3>
      <ul className="divide-y rounded-control border">
        {flights.map((flight, index) => (
          <li key={index} className="flex items-center justify-between gap-3 px-3 py-1.5">
            <span>
              <span translate="no" className="code">
                {flight.FlightNo}
              </span>
              <span> </span>
              <span translate="no" className="code text-ink2">{`${flight.Departure}–${flight.Arrival}`}</span>
            </span>
            <BagState baggage={flight.Baggage} />
          </li>
        ))}
      </ul>
      {data && data.Services.length > 0 && <FurtherBags services={data.Services} />}
      {error && (
        <p className="mt-1 text-12 text-ink2">
          {`As found in the search. ${notShown(error, { name: 'Baggage', permission: 'air_baggages' }, admins).text}`}
        </p>
      )}
    </section>
  )
}

const TONE_TEXT = { ok: 'text-ok', held: 'text-held', bad: 'text-bad' }

function BagState({ baggage }: { baggage: string | null }) {
  const bag = bagOf(baggage)
  const tone = bag.kind === 'unknown' ? 'held' : hasBag(bag) ? 'ok' : 'bad'
  return (
    <span className="figures flex items-center gap-1.5 text-12">
      <StatusMark tone={tone} className={`size-2 ${TONE_TEXT[tone]}`} />
      <span>{bagWords(bag, baggage)}</span>
    </span>
  )
}

function bagWords(bag: Bag, baggage: string | null): string {
  if (bag.kind === 'none') return 'No checked bag'
  if (bag.kind === 'pieces') return `${bag.count} × checked bag`
  if (bag.kind === 'weight') return `${bag.kilograms} kg checked`
  return baggage?.trim() ? `Unknown: “${baggage.trim()}”` : 'Unknown'
}

/** What more bags cost, each price once. The booking service sells none with a booking. */
function FurtherBags({ services }: { services: AirBaggagesAnswer['Services'] }) {
  const lines = new Map(
    services.map(({ Description, ServiceCost }) => {
      const text = `${Description}, ${formatCents(centsOfUsd(ServiceCost.Amount))} a flight`
      return [text, text]
    }),
  )
  return (
    <p className="figures mt-1 text-12 text-ink2">{`Extra, sold by the airline: ${[...lines.values()].join(' · ')}.`}</p>
  )
}

function baggageOfSearch(itinerary: PricedItinerary): Baggage[] {
  return itinerary.OriginDestinationOptions.flatMap((option) =>
    option.FlightSegments.map((segment) => ({
      Departure: segment.DepartureAirportLocationCode,
      Arrival: segment.ArrivalAirportLocationCode,
      FlightNo: `${segment.MarketingAirlineCode}${segment.FlightNumber}`,
      Baggage: segment.Baggage,
    })),
  )
}
