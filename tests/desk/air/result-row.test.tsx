import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeFlightGroups } from '../../../components/air/results/flight-groups.ts'
import type { ListLayout } from '../../../components/air/search/list-layout.ts'
import { ResultRow } from '../../../components/air/search/result-row.tsx'
import { SortTabs } from '../../../components/air/search/sort-tabs.tsx'
import { leads } from '../../../components/air/results/sort.ts'
import { fareFixture } from './itinerary-fixture.ts'
import { clientPrice } from '../../../lib/money.ts'

const row: ListLayout = { cards: false, fareColumns: 3, details: true, rowHeight: 86, unfoldedHeight: null }
const card: ListLayout = { cards: true, fareColumns: 2, details: false, rowHeight: 176, unfoldedHeight: null }
const names = new Map([
  ['BA', 'British Airways'],
  ['QF', 'Qantas'],
])

function flightOf(legs: readonly string[]) {
  const groups = makeFlightGroups()
  groups.add([fareFixture({ code: '1', legs })])
  const [flight] = groups.flights()
  if (!flight) throw new Error('no flight')
  return flight
}

const mixed = flightOf([
  'BA15 LHR-SIN 19:00 780 +120 > QF82 SIN-SYD 10:10 465',
  'QF1 SYD-SIN 15:10 500 +90 > BA16 SIN-LGW 23:00 840',
])

function markup(layout: ListLayout): string {
  return renderToStaticMarkup(
    <ResultRow
      number={1}
      flight={mixed}
      fares={mixed.fares}
      more={0}
      askedCabin={1}
      shownOf={(cents) => clientPrice(cents, 0)}
      unfolded={false}
      onFold={() => undefined}
      axes={null}
      pinnedIds={[]}
      layout={layout}
      airlineNames={names}
      stale={false}
      current={false}
      selectedFare={-1}
      tabStop
      onSelect={() => undefined}
      onOpen={() => undefined}
    />,
  )
}

test.each([row, card])('a row names the airports, carriers and flight numbers of each leg', (layout) => {
  const text = markup(layout)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  expect(text).toContain('LHR–SYD BA 15, QF 82 · British Airways, Qantas')
  expect(text).toContain('SYD–LGW QF 1, BA 16 · Qantas, British Airways')
})

test('a row has the logo of every carrier, each once', () => {
  const logos = [...markup(row).matchAll(/<img src="\/api\/logo\/(\w\w)/g)].map(([, code]) => code)
  expect(logos).toEqual(['BA', 'QF'])
})

test('every card opens its details; a row has a key for that', () => {
  expect(markup(card)).toContain('>Details</span>')
  expect(markup(row)).not.toContain('>Details</span>')
})

test('a tab shows the duration of each leg, not their sum', () => {
  const tabs = renderToStaticMarkup(
    <SortTabs
      sort="best"
      leads={leads([{ flight: mixed, fares: mixed.fares }], 1)}
      legCount={2}
      shownOf={(cents) => clientPrice(cents, 0)}
      onSortChange={() => undefined}
    />,
  )
  // 780 + 120 + 465 minutes out, 500 + 90 + 840 minutes back.
  expect(tabs).toContain('22 h 45 + 23 h 50')
})
