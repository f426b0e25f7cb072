import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TimelineCard } from '../../../components/booking/timeline-card.tsx'
import type { TimelineEntry } from '../../../lib/booking/booking-view.ts'

function htmlOf(entry: Partial<TimelineEntry>): string {
  const held = { at: '2026-11-20T14:25:02.000Z', text: 'Held', who: 'Maya Lindt', verb: null }
  return renderToStaticMarkup(<TimelineCard onNote={null} entries={[{ ...held, ...entry }]} />)
}

function shown(entry: Partial<TimelineEntry>): string {
  return htmlOf(entry)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,])/g, '')
}

/** The tooltip of the time of an entry that was recorded at another time than the office's clock shows. */
function tooltip(recordedAt: string): string | undefined {
  return /<time[^>]* title="([^"]*)"/.exec(htmlOf({ recordedAt }))?.[1]
}

test('an event has its date, time, zone and person', () => {
  expect(shown({})).toMatch(/Held 20 Nov 2026, 14:25:02 UTC ?, by Maya Lindt/)
})

test('what was not recorded is said', () => {
  expect(shown({ at: null })).toContain('Held Time not recorded, by Maya Lindt')
  expect(shown({ who: null })).toContain('person not recorded')
})

test('what moved money leads to its row of the statement, named with kind and amount', () => {
  const movement = { kind: 'charge', cents: 210_840, href: '/wallet?q=PO1&entry=7' } as const
  const html = renderToStaticMarkup(
    <TimelineCard
      onNote={null}
      entries={[{ at: null, text: 'Ticketed', who: null, verb: null, movement }]}
    />,
  )
  expect(html).toContain('href="/wallet?q=PO1&amp;entry=7"')
  expect(html).toContain('aria-label="Charged $2,108.40: show in the statement"')
})

test('what was done without this desk says so; another real time is a tooltip', () => {
  expect(shown({ elsewhere: true })).toContain('by Maya Lindt, outside this desk')
  expect(tooltip('2026-11-20T14:25:30.000Z')).toBeUndefined()
  expect(tooltip('2026-11-23T00:10:00.000Z')).toBe('Real time 23 Nov 2026, 00:10:00 UTC')
})

test('amounts of an event are printed for the agency alone', () => {
  const entry = { at: null, text: 'Price changed', who: null, verb: null, detail: '$1.00 agreed, $2.00 held' }
  expect(renderToStaticMarkup(<TimelineCard onNote={null} entries={[entry]} />)).toMatch(
    /agency-only[^>]*>\$1\.00 agreed/,
  )
})

test('a note is shown in its own direction, and printed for the agency alone', () => {
  const html = htmlOf({ text: 'ملاحظة', isNote: true })
  expect(html).toMatch(/<li[^>]*agency-only/)
  expect(html).toMatch(/dir="auto"[^>]*>ملاحظة/)
})
