import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LimitsCard } from '../../../components/office/limits-card.tsx'
import { saveOfficeSettings } from '../../../server/office/actions.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// An admin sets what agents may hold and complete on a day.

const agents = [
  { userName: 'ann', displayName: 'Ann Reed' },
  { userName: 'ben', displayName: 'Ben Ode' },
]
const field = (name: string) => screen.getByLabelText(name)
const save = () => screen.getByRole('button', { name: 'Save limits' })

test('the limits that are set stand in their fields, and the typed ones are saved in cents', async () => {
  vi.mocked(saveOfficeSettings).mockResolvedValue({ kind: 'saved', changed: 1 })
  const { user } = renderDesk(
    <LimitsCard limits={{ all: 500_000, agents: { ann: 10_050 } }} agents={agents} />,
  )
  expect(field('All agents')).toHaveProperty('value', '5000')
  expect(field('Ann Reed')).toHaveProperty('value', '100.5')
  expect(field('Ben Ode')).toHaveProperty('value', '')
  await user.clear(field('Ann Reed'))
  await user.type(field('Ben Ode'), '$1,250.75')
  await user.click(save())
  expect(saveOfficeSettings).toHaveBeenCalledWith({
    day_limits: { all: 500_000, agents: { ben: 125_075 } },
  })
  expect(await screen.findByText('Saved: 1 change.')).toBeDefined()
})

test('each field that has no amount is named, until it is typed into; nothing is sent', async () => {
  const { user } = renderDesk(<LimitsCard limits={null} agents={agents} />)
  await user.type(field('All agents'), '-1')
  await user.type(field('Ann Reed'), 'a lot')
  await user.type(field('Ben Ode'), '300')
  await user.click(save())
  expect(describedBy(field('All agents'))).toContain('Enter an amount in USD')
  expect(describedBy(field('Ann Reed'))).toContain('Enter an amount in USD')
  expect(field('Ben Ode').getAttribute('aria-invalid')).toBeNull()
  await user.type(field('Ann Reed'), '!')
  expect(describedBy(field('Ann Reed'))).not.toContain('Enter an amount in USD')
  expect(saveOfficeSettings).not.toHaveBeenCalled()
})

test('empty fields are saved as no limits', async () => {
  vi.mocked(saveOfficeSettings).mockResolvedValue({ kind: 'saved', changed: 1 })
  const { user } = renderDesk(<LimitsCard limits={{ all: 100, agents: {} }} agents={[]} />)
  await user.clear(field('All agents'))
  await user.click(save())
  expect(await screen.findByText('Saved: 1 change.')).toBeDefined()
  expect(saveOfficeSettings).toHaveBeenCalledWith({ day_limits: null })
})
