import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fareFixture } from '../../desk/air/itinerary-fixture.ts'
import { releaseTime } from '../fake-time.ts'
import { renderDesk } from '../render-desk.tsx'
import {
  done,
  fare,
  fares,
  openResults,
  prepareResults,
  Results,
  stream,
  viewInAddress,
} from './flight-results-fixture.tsx'

// Where the focus goes when the control that was pressed leaves the results.

beforeEach(prepareResults)

/** Shows the results with the fares at these amounts pinned; none is selected any more. */
async function withPinned() {
  const { user, unmount } = renderDesk(<Results />)
  await stream.send(...fares)
  await stream.end(done)
  await user.keyboard('jcjcjc')
  unmount()
  const again = renderDesk(<Results first={viewInAddress()} />)
  await stream.send(...fares)
  await stream.end(done)
  return again.user
}

const unpin = (amount: number) =>
  screen.getByRole('button', { name: new RegExp(`^Unpin .*\\$${amount}\\.00`) })

test('a fare that is unpinned in the tray leaves the focus to the next one, then to the flights', async () => {
  const user = await withPinned()
  for (const [pressed, next] of [
    [500, 700],
    [700, 450],
  ] as const) {
    unpin(pressed).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(unpin(next))
  }
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('group', { name: 'Pinned fares' })).toBeNull()
  expect(document.activeElement).toBe(fare(450))
})

test('so does one that is removed side by side', async () => {
  const user = await withPinned()
  releaseTime()
  act(() => screen.getByRole('button', { name: /^Compare/ }).focus())
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Fares side by side' })
  const remove = () => within(dialog).getAllByRole('button', { name: 'Remove' })
  act(() => remove()[1]!.focus())
  await user.keyboard('{Enter}')
  expect(remove()).toHaveLength(2)
  expect(document.activeElement).toBe(remove()[1])
  await user.keyboard('{Enter}')
  expect(remove()).toHaveLength(1)
  expect(document.activeElement).toBe(remove()[0])
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(fare(450))
})

test.each(['{Enter}', '.'])('%s on the pill merges the new fares, and leads to the flights', async (key) => {
  const user = openResults()
  await stream.send(...fares)
  await user.keyboard('j')
  await stream.send(fareFixture({ code: 'E', total: 400, legs: ['LH1 LHR-SIN 09:00 800'] }))
  const pill = screen.getAllByRole('button', { name: /^1 new/ })[0]!
  act(() => pill.focus())
  await user.keyboard(key)
  expect(pill.isConnected).toBe(false)
  expect(document.activeElement).toBe(fare(450))
  await stream.end(done)
})

test('the key leaves the focus alone where it is elsewhere, also when that leaves the page later', async () => {
  const user = openResults()
  await stream.send(...fares)
  await user.keyboard('j')
  await stream.send(fareFixture({ code: 'E', total: 400, legs: ['LH1 LHR-SIN 09:00 800'] }))
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  await user.keyboard('.')
  expect(screen.queryAllByRole('button', { name: /^1 new/ })).toHaveLength(0)
  elsewhere.remove()
  await stream.end(done)
  expect(document.activeElement).toBe(document.body)
})
