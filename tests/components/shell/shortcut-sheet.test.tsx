import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { BookingList } from '../../../components/booking/list/booking-list.tsx'
import { useBoundKeys, type BoundKeys } from '../../../components/keys/bound-keys.ts'
import { ShortcutSheet } from '../../../components/shell/shortcut-sheet.tsx'
import { lineFixture } from '../../desk/booking/line-fixture.ts'
import { listFixture } from '../../desk/booking/list-fixture.ts'
import { done, fares, prepareResults, Results, stream } from '../air/flight-results-fixture.tsx'
import { releaseTime } from '../fake-time.ts'
import { renderDesk } from '../render-desk.tsx'

// The sheet of shortcuts lists every key that is bound on the screen.

beforeEach(() => window.history.replaceState(null, '', '/'))

let bound: readonly BoundKeys[]

/** Reads what `bindKeys` has bound. */
function Bound() {
  bound = useBoundKeys()
  return null
}

async function sheet(content: ReactNode, prepare?: () => Promise<void>) {
  const desk = (open: boolean) => (
    <>
      {content}
      <Bound />
      <ShortcutSheet open={open} onOpenChange={() => undefined} />
    </>
  )
  const { rerender } = renderDesk(desk(false))
  await prepare?.()
  rerender(desk(true))
  const dialog = await screen.findByRole('dialog', { name: 'Shortcuts' })
  return new Map(
    within(dialog)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('.sr-only')?.textContent ?? '']),
  )
}

/** The bound keys that the sheet does not have. */
function missing(listed: ReadonlyMap<string, string>): string[] {
  const shown = [...listed.values()].flatMap((keys) => keys.split(', '))
  return bound.flatMap(({ keys }) => keys).filter((keys) => !shown.includes(keys))
}

test('flights: every bound key is listed, arrows beside their letters', async () => {
  prepareResults()
  const listed = await sheet(<Results />, async () => {
    await stream.send(...fares)
    await stream.end(done)
    releaseTime()
  })
  expect(listed.get('Next flight')).toBe('j, ArrowDown')
  expect(listed.get('Next fare of the flight')).toBe('l, ArrowRight')
  expect(listed.get('Previous fare of the flight')).toBe('h, ArrowLeft')
  expect(listed.get('Filter flights')).toBe('f')
  // Keys of commands that are not offered now stay bound: nothing is selected, folded or new.
  expect(missing(listed).sort()).toEqual(['.', 'Shift+C', 'b', 'c', 'm', 'p', 'y'])
})

test('bookings: keys of the current row are listed before there is one', async () => {
  const view = listFixture({ lines: [lineFixture({ reference: 'PO1' })] })
  const listed = await sheet(<BookingList drawn={{ view, search: '' }} />)
  expect(listed.get('Open the row')).toBe('Enter')
  expect(listed.get('Look into the row')).toBe('Space')
  expect(missing(listed).sort()).toEqual(['Escape', 'Shift+A', 'Shift+T'])
})
