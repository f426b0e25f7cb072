import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EraseEverywhereDialog } from '../../../components/traveller/erase-everywhere-dialog.tsx'
import type { ErasurePreviewRow } from '../../../lib/traveller/erase-everywhere.ts'
import { eraseTravellerEverywhere, previewErasure } from '../../../server/traveller/actions.ts'
import { renderDesk } from '../render-desk.tsx'

// The erasure of a person in all bookings: what is chosen at first, what is needed, and what is said.

const booking = (reference: string, birthDate: string | null): ErasurePreviewRow => ({
  kind: 'air',
  reference,
  state: 'ticketed',
  service: null,
  birthDate,
})

const CLIENT = '5a1e1c7e-7a30-4d0a-8f4e-0e6f5a3b2c11'
const SAVED = '3f0f6f0e-3a0b-4a4e-9c0d-6f0c2b1a7e55'

function shown(bookings: ErasurePreviewRow[]) {
  vi.mocked(previewErasure).mockResolvedValueOnce({
    kind: 'found',
    bookings,
    saved: [{ id: SAVED, birthDate: '1988-06-12' }],
    clients: [{ id: CLIENT, kind: 'person' }],
    more: false,
  })
  return renderDesk(<EraseEverywhereDialog name="anna keller" onClose={() => undefined} />)
}

test('one person: everything is chosen; reason and word are asked for, and each booking has its outcome', async () => {
  vi.mocked(eraseTravellerEverywhere).mockResolvedValueOnce({
    kind: 'ran',
    bookings: [
      { reference: 'PO1', outcome: { kind: 'erased' } },
      { reference: 'PO2', outcome: { kind: 'not-over', because: 'The trip is not over.' } },
    ],
    saved: [{ id: SAVED, outcome: { kind: 'erased' } }],
    clients: [{ id: CLIENT, outcome: { kind: 'erased' } }],
    sessionLost: false,
  })
  const { user } = shown([booking('PO1', '1988-06-12'), booking('PO2', null)])
  const rows = await screen.findByRole('list', { name: 'Bookings and saved details' })
  const button = screen.getByRole('button', { name: 'Erase for good' })
  await user.click(button)
  expect(eraseTravellerEverywhere).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText(/^Reason/), 'asked by letter')
  await user.type(screen.getByLabelText('Type erase to confirm'), 'erase')
  await user.click(button)
  await waitFor(() => expect(rows.textContent).toContain('Not erased. The trip is not over.'))
  expect(within(rows).getAllByText('Erased')).toHaveLength(3)
  expect(vi.mocked(eraseTravellerEverywhere).mock.calls).toEqual([
    [
      {
        name: 'anna keller',
        references: ['PO1', 'PO2'],
        saved: [SAVED],
        clients: [CLIENT],
        typed: 'erase',
        reason: 'asked by letter',
        withContact: true,
        despite: false,
      },
    ],
  ])
})

test('two people of one name: nothing is chosen until the admin chooses', async () => {
  const { user } = shown([booking('PO1', '1988-06-12'), booking('PO2', '1990-01-02')])
  await screen.findByText('More than one person has this name. Choose what is of one of them.')
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /PO\d|Saved details/ })
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false])
  await user.click(screen.getByRole('checkbox', { name: /PO2/ }))
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false])
})
