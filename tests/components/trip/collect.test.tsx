import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CollectInWindow } from '../../../components/trip/collect-button.tsx'
import { CompareDialog } from '../../../components/ui/compare-dialog.tsx'
import { Sheet } from '../../../components/ui/sheet.tsx'
import { collect } from '../../../server/trip/actions.ts'
import { renderDesk } from '../render-desk.tsx'

// Windows have their own keys: + collects what a details window shows, + and a number a compared column.

const trip = { id: 'trip-1', name: 'Singapore', items: 1, netCents: 100, clientCents: 100 }

test('+ in the details of a fare puts it into the trip, and again once the window is closed does nothing', async () => {
  vi.mocked(collect).mockResolvedValue({ kind: 'collected', trip, option: 'option-1', again: false })
  function Screen() {
    const [open, setOpen] = useState(true)
    return (
      <Sheet
        title="Malaysia Airlines"
        open={open}
        onOpenChange={setOpen}
        actions={<CollectInWindow kind="air" href="/flights/book?fare=F1&adt=2" open={open} />}
      >
        <p>Everything supplied</p>
      </Sheet>
    )
  }
  const { user } = renderDesk(<Screen />)
  // Without styles the reader of names drops the space that browsers keep.
  expect(await screen.findByRole('button', { name: /^Add to ?trip$/ })).toBeDefined()
  await user.keyboard('+')
  await waitFor(() => expect(collect).toHaveBeenCalledTimes(1))
  expect(vi.mocked(collect).mock.calls[0]).toMatchObject(['air', { address: 'fare=F1&adt=2', tripId: null }])
  await user.keyboard('{Escape}')
  await user.keyboard('+')
  expect(collect).toHaveBeenCalledTimes(1)
})

test('a number selects a compared column, after + it collects it, and one that is gone does neither', async () => {
  const acts = { onSelect: vi.fn(), onCollect: vi.fn(), onRemove: vi.fn() }
  const gone = { onSelect: vi.fn(), onCollect: vi.fn(), onRemove: vi.fn() }
  const { user } = renderDesk(
    <CompareDialog
      title="Fares side by side"
      label="Compared fares"
      rows={[{ label: 'Total', words: ['$1', '$2'] }]}
      columns={[
        { key: 'a', isGone: false, ...acts },
        { key: 'b', isGone: true, ...gone },
      ]}
      open
      onOpenChange={() => {}}
      rest={() => null}
    />,
  )
  await screen.findByRole('button', { name: 'Add to trip' })
  await user.keyboard('+1')
  expect([acts.onCollect.mock.calls.length, acts.onSelect.mock.calls.length]).toEqual([1, 0])
  await user.keyboard('1')
  expect([acts.onCollect.mock.calls.length, acts.onSelect.mock.calls.length]).toEqual([1, 1])
  await user.keyboard('+2')
  expect([gone.onCollect.mock.calls.length, gone.onSelect.mock.calls.length]).toEqual([0, 0])
  await user.click(screen.getByRole('button', { name: 'Add to trip' }))
  expect(acts.onCollect).toHaveBeenCalledTimes(2)
})
