'use client'

import { useQuery } from '@tanstack/react-query'
import { baggageText, hasBag } from '../../../lib/air/bag.ts'
import { baggageOfSearch, type Fare, type FareBaggage, type FlightBaggage } from '../../../lib/air/fare.ts'
import { capital } from '../../../lib/capital.ts'
import { formatCents, clientFee } from '../../../lib/money.ts'
import { useAdmins } from '../../shell/admins.tsx'
import { StatusMark } from '../../ui/status-pill.tsx'
import { baggageOptions, notShown } from '../rules/fare-rules-query.ts'

/**
 * Checked baggage of each flight of the opened fare, from AirBaggages, and the prices of further bags. Until
 * that call is answered, and if it is refused: the baggage of the search.
 */
export function BaggageList({ fare }: { fare: Fare }) {
  const { data, error } = useQuery(baggageOptions(fare.offerCode))
  const admins = useAdmins()
  const flights = data?.flights ?? baggageOfSearch(fare)
  return (
    <section aria-label="Baggage">
      <h3 className="mb-1.5 font-bold">Baggage</h3>
      <ul className="divide-y rounded-control border">
        {flights.map((flight, index) => (
          <li key={index} className="flex items-center justify-between gap-3 px-3 py-1.5">
            <span>
              <span translate="no" className="code">
                {flight.flight}
              </span>
              <span> </span>
              <span translate="no" className="code text-ink2">{`${flight.from}–${flight.to}`}</span>
            </span>
            <BagState flight={flight} />
          </li>
        ))}
      </ul>
      {data && data.extras.length > 0 && <ExtraBags extras={data.extras} />}
      {error && (
        <p className="mt-1 text-12 text-ink2">
          {`As found in the search. ${notShown(error, { name: 'Baggage', permission: 'air_baggages' }, admins).text}`}
        </p>
      )}
    </section>
  )
}

const TONE_TEXT = { ok: 'text-ok', held: 'text-held', bad: 'text-bad' }

function BagState({ flight: { bag, baggage } }: { flight: FlightBaggage }) {
  const tone = bag.kind === 'unknown' ? 'held' : hasBag(bag) ? 'ok' : 'bad'
  return (
    <span className="figures flex items-center gap-1.5 text-12">
      <StatusMark tone={tone} className={`size-2 ${TONE_TEXT[tone]}`} />
      <span>{capital(baggageText(baggage))}</span>
    </span>
  )
}

/** The prices of more bags, each price once. The booking service sells none with a booking. */
function ExtraBags({ extras }: Pick<FareBaggage, 'extras'>) {
  const texts = extras.map(
    ({ description, cents }) => `${description}, ${formatCents(clientFee(cents))} a flight`,
  )
  return (
    <p className="figures mt-1 text-12 text-ink2">{`Extra, sold by the airline: ${[...new Set(texts)].join(' · ')}.`}</p>
  )
}
