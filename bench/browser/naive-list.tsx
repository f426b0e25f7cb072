import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { PricedItinerary } from '../../contract/air/itinerary.ts'

// The peer of the rendering bar: a straightforward first version. It reads the same stream, keeps the fares
// in React's state, updates it at every event, and renders a row for each fare. It has no styles, sorting or
// filters, so it does less than the desk.

type Leg = PricedItinerary['OriginDestinationOptions'][number]

declare global {
  interface Window {
    /** Body of the search that the button sends. */
    benchInput: string
  }
}

function List() {
  const [fares, setFares] = useState<PricedItinerary[]>([])
  const [done, setDone] = useState(false)
  const search = async () => {
    await readEvents((event, data) => {
      if (event === 'itineraries') setFares((previous) => [...previous, ...(data.PricedItineraries ?? [])])
      if (event === 'done') setDone(true)
    })
  }
  return (
    <main>
      <button type="button" onClick={search}>
        Search
      </button>
      <p role="status">{done ? `${fares.length} fares, complete` : `${fares.length} fares`}</p>
      <ul>
        {fares.map((fare, index) => (
          <Row key={fare.FareSourceCode} fare={fare} number={index + 1} />
        ))}
      </ul>
    </main>
  )
}

function Row({ fare, number }: { fare: PricedItinerary; number: number }) {
  const first = fare.OriginDestinationOptions[0]?.FlightSegments[0]
  return (
    <li>
      <span>{number}</span>
      <span>{first?.MarketingAirlineCode}</span>
      {fare.OriginDestinationOptions.map((leg, index) => (
        <LegText key={index} leg={leg} />
      ))}
      <span>{first?.SeatsRemaining} left</span>
      <span>{first?.Baggage}</span>
      <b>{fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare.toFixed(2)}</b>
      <button type="button">Choose</button>
    </li>
  )
}

function LegText({ leg }: { leg: Leg }) {
  const [first, last] = [leg.FlightSegments[0], leg.FlightSegments.at(-1)]
  return (
    <div>
      <span>{first?.DepartureDateTime.slice(11, 16)}</span>
      <span>{first?.DepartureAirportLocationCode}</span>
      <span>{last?.ArrivalDateTime.slice(11, 16)}</span>
      <span>{last?.ArrivalAirportLocationCode}</span>
      <span>{leg.JourneyDurationPerMinute + leg.ConnectionTimePerMinute} min</span>
      <span>{leg.FlightSegments.length - 1} stops</span>
    </div>
  )
}

async function readEvents(take: (event: string, data: { PricedItineraries?: PricedItinerary[] }) => void) {
  const response = await fetch('/api/read/air.low-fare-search-incremental', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-desk': '1' },
    body: window.benchInput,
  })
  if (!response.ok || !response.body) throw new Error(`the search answered ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (text + value).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const name = /^event: ?(.*)$/m.exec(event)?.[1] ?? ''
      const data = /^data: ?(.*)$/m.exec(event)?.[1]
      if (data) take(name, JSON.parse(data) as { PricedItineraries?: PricedItinerary[] })
    }
  }
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<List />)
