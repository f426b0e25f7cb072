import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import type { Fare } from '../../../lib/air/fare.ts'
import { NO_FILTERS } from '../../../components/air/results/filter-groups.ts'
import { openFlightStream, type StreamEnd } from '../../../components/air/results/stream.ts'
import type { ResultsView } from '../../../components/air/results/view-params.ts'
import { FlightResults } from '../../../components/air/search/flight-results.tsx'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { fareFixture } from '../../desk/air/itinerary-fixture.ts'
import { answerNames } from '../answers.ts'
import { holdTime, pass } from '../fake-time.ts'
import { renderDesk } from '../render-desk.tsx'

/** A search for one adult on one way. */
export const search = {
  trip: 'oneway' as const,
  legs: [{ from: 'LHR', to: 'SIN', date: '2027-01-14' }],
  adults: 1,
  children: 0,
  infants: 0,
  cabin: 1,
}

type Stream = {
  send: (...fares: Fare[]) => Promise<void>
  end: (result: StreamEnd) => Promise<void>
}

let opened: Stream

/** The last stream that was opened: the test sends its fares and ends it. */
export const stream: Stream = {
  send: (...fares) => opened.send(...fares),
  end: (result) => opened.end(result),
}

/** Called with each search that the results ask for. */
export const sought = vi.fn()

/**
 * Before each test: the clock stands, and `openFlightStream`, a stand-in, opens `stream`. jsdom has no
 * layout: the list is as wide as three fare columns need, and high enough for all rows.
 */
export function prepareResults(): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(2000)
  holdTime()
  answerNames('airlines.json', [['SQ', 'Singapore Airlines']])
  answerNames('places.json', [])
  vi.mocked(openFlightStream).mockImplementation((_input, onBatch) => {
    const { promise, resolve } = Promise.withResolvers<StreamEnd>()
    opened = {
      send: async (...fares) => {
        act(() => void onBatch(fares))
        await pass(1000)
      },
      end: async (result) => {
        resolve(result)
        await pass(1000)
      },
    }
    return promise
  })
}

let shown: ResultsView

/** The view that the address has. */
export const viewInAddress = () => shown

/** The results of a search, cheapest first unless `first` has another view. */
export function Results({
  blockedReason,
  query = search,
  first,
}: {
  blockedReason?: string | undefined
  query?: FlightSearch
  first?: ResultsView
}) {
  const [view, setView] = useState<ResultsView>({
    sort: 'cheapest',
    filters: NO_FILTERS,
    bars: false,
    pins: [],
    ...first,
  })
  return (
    <FlightResults
      mayPrice={false}
      search={query}
      view={view}
      serverNow="2026-11-20T15:00:00.000Z"
      blockedReason={blockedReason}
      onViewChange={(next) => {
        shown = next
        setView(next)
      }}
      onSearch={sought}
    />
  )
}

/** Shows the results; returns the user who works with them. */
export const openResults = (blockedReason?: string) =>
  renderDesk(<Results blockedReason={blockedReason} />).user

/** Every source has answered. */
export const done: StreamEnd = { kind: 'done', searchId: 7, total: 4 }

/** Nonstop 500 and 560 with a bag, one stop of another airline 450, two stops 700. */
export const fares = [
  fareFixture({ code: 'A', total: 500, legs: ['SQ1 LHR-SIN 11:00 770'], bags: null, type: 1 }),
  fareFixture({ code: 'B', total: 560, legs: ['SQ1 LHR-SIN 11:00 770'], cabin: 2 }),
  fareFixture({
    code: 'C',
    total: 450,
    legs: ['EK2 LHR-DXB 08:00 400 +90 > EK4 DXB-SIN 20:00 420'],
    bags: null,
  }),
  fareFixture({
    code: 'D',
    total: 700,
    legs: ['BA5 LHR-CDG 07:00 80 +60 > BA6 CDG-DXB 10:00 380 +60 > BA7 DXB-SIN 19:00 420'],
    bags: null,
  }),
]

/** The flights. */
export const list = () => screen.getByRole('list', { name: 'Flights found' })

/** The amounts of each row, in whole dollars. */
export const rows = () =>
  within(list())
    .getAllByRole('listitem')
    .map((row) => [...(row.textContent ?? '').matchAll(/\$(\d+)\.00/g)].map(([, amount]) => Number(amount)))

/** The fare at an amount. */
export const fare = (amount: number) =>
  within(list()).getByRole('button', { name: new RegExp(`\\$${amount}\\.00`) })

/** The bar of the selected fare. */
export const bar = () => screen.getByRole('region', { name: 'Selected fare' })
