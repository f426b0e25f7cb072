import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TimelineCard } from '../../../components/booking/timeline-card.tsx'
import type { TimelineEntry } from '../../../lib/booking/booking-view.ts'

function shown(entry: Partial<TimelineEntry>): string {
  const held = { at: '2026-11-20T14:25:02.000Z', text: 'Held', who: 'Maya Lindt', verb: null }
  const html = renderToStaticMarkup(<TimelineCard entries={[{ ...held, ...entry }]} />)
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('an event has its date, time, zone and person', () => {
  expect(shown({})).toMatch(/Held 20 Nov 2026, 14:25:02 UTC ?, by Maya Lindt/)
})

test('what was not recorded is said', () => {
  expect(shown({ at: null })).toContain('Held Time not recorded, by Maya Lindt')
  expect(shown({ who: null })).toContain('by whom is not recorded')
})
