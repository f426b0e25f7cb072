import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CostCentresCard } from '../../../components/office/cost-centres-card.tsx'
import { saveOfficeSettings } from '../../../server/office/actions.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// The admin edits the office's list of cost centres, one field each.

const field = (at: number) => screen.getByLabelText(`Cost centre ${at}`)
const press = (name: string) => screen.getByRole('button', { name })

test('a field that is empty, too long or there twice is named, and nothing is sent', async () => {
  const { user } = renderDesk(<CostCentresCard costCentres={['4711']} />)
  for (const text of ['  4711 ', '', 'x'.repeat(41)]) {
    await user.click(press('Add a cost centre'))
    if (text !== '') await user.type(screen.getAllByRole('textbox').at(-1)!, text)
  }
  await user.click(press('Save cost centres'))
  expect(describedBy(field(2))).toContain('The same as cost centre 1.')
  expect(describedBy(field(3))).toContain('Type a name, or remove it.')
  expect(describedBy(field(4))).toContain('At most 40 characters.')
  expect(field(1).getAttribute('aria-invalid')).toBeNull()
  expect(saveOfficeSettings).not.toHaveBeenCalled()
})

test('a pasted column becomes a field for each line, and the list is sent as a whole', async () => {
  vi.mocked(saveOfficeSettings).mockResolvedValue({ kind: 'saved', changed: 1 })
  const { user } = renderDesk(<CostCentresCard costCentres={['4711', 'Old']} />)
  await user.click(press('Remove Old'))
  await user.click(press('Add a cost centre'))
  await user.click(field(2))
  await user.paste('Sales, north\r\n\r\nSales, south\r\n')
  await user.click(press('Save cost centres'))
  expect(await screen.findByText('Saved: 1 change.')).toBeDefined()
  expect(saveOfficeSettings).toHaveBeenCalledWith({
    cost_centres: ['4711', 'Sales, north', 'Sales, south'],
  })
})

test('a list without a field is saved as none', async () => {
  vi.mocked(saveOfficeSettings).mockResolvedValue({ kind: 'saved', changed: 1 })
  const { user } = renderDesk(<CostCentresCard costCentres={['4711']} />)
  await user.click(press('Remove 4711'))
  await user.click(press('Save cost centres'))
  expect(await screen.findByText('Saved: 1 change.')).toBeDefined()
  expect(saveOfficeSettings).toHaveBeenCalledWith({ cost_centres: null })
})
