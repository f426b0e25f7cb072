import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PriceTolerancesProvider } from '../../../components/price-tolerance/price-tolerances.tsx'
import { ToleranceDialog } from '../../../components/shell/tolerance-dialog.tsx'
import type { PriceTolerances } from '../../../lib/booking/price-tolerance.ts'
import { saveMyTolerance } from '../../../server/shell/actions.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// An agent sets how far a price may rise without a question.

function opened(tolerances: PriceTolerances) {
  const onOpenChange = vi.fn()
  const rendered = renderDesk(
    <PriceTolerancesProvider tolerances={tolerances}>
      <ToleranceDialog open onOpenChange={onOpenChange} />
    </PriceTolerancesProvider>,
  )
  return { ...rendered, onOpenChange }
}

const save = () => screen.getByRole('button', { name: 'Save tolerance' })

test('it shows what is set, says what the office allows, and saves what is typed in cents', async () => {
  vi.mocked(saveMyTolerance).mockResolvedValue({ kind: 'done' })
  const { user, onOpenChange } = opened({
    agent: { unit: 'amount', cents: 1250 },
    office: { unit: 'percent', hundredths: 200 },
  })
  expect((await screen.findByRole('dialog')).textContent).toContain('Your office allows up to 2%')
  const amount = screen.getByLabelText('Most, per booking')
  expect(amount).toHaveProperty('value', '12.5')
  await user.clear(amount)
  await user.type(amount, '$20.75')
  await user.click(save())
  expect(saveMyTolerance).toHaveBeenCalledWith({ unit: 'amount', cents: 2075 })
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test('an amount that is none, zero or too high is named at its field, and nothing is sent', async () => {
  const { user, onOpenChange } = opened({ agent: { unit: 'amount', cents: 100 }, office: null })
  expect((await screen.findByRole('dialog')).textContent).toContain('Your office has set none')
  const amount = screen.getByLabelText('Most, per booking')
  for (const text of ['much', '0', '99999999']) {
    await user.clear(amount)
    await user.type(amount, text)
    await user.click(save())
    expect(describedBy(amount)).toMatch(/^An amount up to \d+ USD, such as 20$/)
    expect(amount.getAttribute('aria-invalid')).toBe('true')
  }
  expect(saveMyTolerance).not.toHaveBeenCalled()
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('a percentage is saved in hundredths, and a refusal stays in the dialog', async () => {
  vi.mocked(saveMyTolerance).mockResolvedValue({ kind: 'refused', message: 'Not now.' })
  const { user, onOpenChange } = opened({ agent: { unit: 'percent', hundredths: 100 }, office: null })
  const share = await screen.findByLabelText('Most, of the net price')
  await user.clear(share)
  await user.type(share, '2.5%')
  await user.click(save())
  expect(saveMyTolerance).toHaveBeenCalledWith({ unit: 'percent', hundredths: 250 })
  expect(await screen.findByText('Not now.')).toBeDefined()
  expect(onOpenChange).not.toHaveBeenCalled()
})
