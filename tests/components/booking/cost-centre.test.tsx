import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CostCentreDialog } from '../../../components/cost-centre/cost-centre-dialog.tsx'
import { CostCentreOfBooking } from '../../../components/cost-centre/cost-centre-of-booking.tsx'
import { CostCentresProvider } from '../../../components/cost-centre/cost-centres.tsx'
import { setCostCentreOfBookings } from '../../../server/booking/actions.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// A booking shows for which cost centre it is counted; one window sets it, for one booking or for many.

const LIST = ['4711', 'Sales']
const [first, second] = ['PO0004127', 'PO0004128']

function showBooking(costCentre: string | null, costCentres: readonly string[] = LIST) {
  const onSet = vi.fn()
  const { user } = renderDesk(
    <CostCentresProvider costCentres={costCentres}>
      <CostCentreOfBooking booking={{ reference: first, costCentre }} onSet={onSet} />
    </CostCentresProvider>,
  )
  return { user, onSet }
}

function showMany() {
  const onDone = vi.fn()
  const bookings = [
    { reference: first, costCentre: '4711' },
    { reference: second, costCentre: null },
  ]
  const { user } = renderDesk(
    <CostCentresProvider costCentres={LIST}>
      <CostCentreDialog bookings={bookings} open onOpenChange={() => undefined} onDone={onDone} />
    </CostCentresProvider>,
  )
  return { user, onDone }
}

test('an office without a list, and a booking without a cost centre, are asked nothing', () => {
  showBooking(null, [])
  expect(screen.queryByText('Cost centre')).toBeNull()
})

test('the cost centre of a booking is chosen from the list of the office', async () => {
  vi.mocked(setCostCentreOfBookings).mockResolvedValue({
    kind: 'done',
    rows: [{ reference: first, outcome: 'set' }],
  })
  const { user, onSet } = showBooking(null)
  await user.click(screen.getByRole('button', { name: 'Choose the cost centre' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cost centre' }))
  await user.click(dialog.getByRole('combobox', { name: 'Cost centre' }))
  await user.click(await screen.findByRole('option', { name: 'Sales' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSet).toHaveBeenCalled())
  expect(setCostCentreOfBookings).toHaveBeenCalledWith([first], 'Sales')
})

test('one that was removed from the list stays on its booking and can be taken off', async () => {
  const { user } = showBooking('Old', [])
  expect(screen.getByText('Old')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Change the cost centre' }))
  await user.click(await screen.findByRole('combobox', { name: 'Cost centre' }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'No cost centre',
    'Old (removed)',
  ])
})

test('bookings that differ ask for a choice; where one could not be set, each says its outcome', async () => {
  vi.mocked(setCostCentreOfBookings).mockResolvedValue({
    kind: 'done',
    rows: [
      { reference: first, outcome: 'unchanged' },
      { reference: second, outcome: 'not-found' },
    ],
  })
  const { user, onDone } = showMany()
  const dialog = within(await screen.findByRole('dialog', { name: 'Cost centre of 2 bookings' }))
  const choice = dialog.getByRole('combobox', { name: 'Cost centre' })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(describedBy(choice)).toContain('Choose a cost centre, or none.')
  await user.click(choice)
  await user.click(await screen.findByRole('option', { name: '4711' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const outcomes = await dialog.findByRole('list', { name: 'Outcome of each booking' })
  expect(within(outcomes).getAllByRole('listitem')[1]?.textContent).toContain('Not set')
  expect(dialog.getByText('1 booking set, 1 not set')).toBeDefined()
  expect(onDone).toHaveBeenCalled()
})
