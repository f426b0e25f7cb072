import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { kindFacts } from '../../../lib/kinds.ts'
import { answerOfferCheck, refusal } from '../answers.ts'
import { holdTime, pass } from '../fake-time.ts'
import { translated } from '../translated.ts'
import { answerCheck, fareOf, NOW, openFareForm, openUnanswered } from './fare-form.tsx'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import { answerHolds, checked, fare, filled, holdButton, lastName, sent } from './hold-fixture.ts'

// Who has the focus when a check brings another price: who types keeps it, who has asked is shown the price.

const dearer = fareOf({ code: 'F1', total: 510 })
const heading = () =>
  within(screen.getByRole('alert')).getByRole('heading', { name: 'The price is $10.00 higher now' })

/** Opens the form and lets its first check pass, with time standing still. */
async function openedAndHeld() {
  holdTime()
  const desk = openFareForm(filled)
  await pass(100)
  return desk
}

const passValidity = () => pass(kindFacts('air').check.minutes * 60_000 + 1000)

test('a price that the desk checked by itself leaves the focus with who types', async () => {
  await openedAndHeld()
  act(() => lastName().focus())
  answerCheck(dearer)
  await passValidity()
  expect(heading()).toBeTruthy()
  expect(document.activeElement).toBe(lastName())
})

test('it takes the focus where nothing is filled in', async () => {
  await openedAndHeld()
  answerCheck(dearer)
  await passValidity()
  expect(document.activeElement).toBe(heading())
})

test('Ctrl+Enter in a field takes the agent to the price that the check before the hold found', async () => {
  answerOfferCheck('air', () => refusal(503, 'Down', 'Away.'))
  const { user } = openUnanswered(fare, { drafts: filled.drafts })
  await screen.findByText('Not checked: Away.')
  answerCheck(dearer)
  await user.click(lastName())
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(document.activeElement).toBe(heading())
})

test('it does so when the server found another price than the one that was agreed to', async () => {
  const { user } = openFareForm(filled)
  await checked()
  answerHolds({ kind: 'revalidate' })
  answerCheck(dearer)
  await user.click(lastName())
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(sent()).toHaveLength(1)
  expect(document.activeElement).toBe(heading())
})

test('it does so when the desk was checking already: the hold waits for the same answer', async () => {
  const { user } = await openedAndHeld()
  act(() => lastName().focus())
  const { promise, resolve } = Promise.withResolvers<void>()
  answerOfferCheck('air', async () => {
    await promise
    return { offer: parseFare(dearer), checkedAt: NOW, spendableCents: 1_000_000, readAt: 1 }
  })
  await passValidity()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await pass(100)
  expect(holdButton().textContent).toContain('Checking')
  resolve()
  await pass(100)
  expect(document.activeElement).toBe(heading())
})

test('"Check price" takes the agent to the price that it found', async () => {
  const { user } = openFareForm(filled)
  await checked()
  answerCheck(dearer)
  await user.click(screen.getByRole('button', { name: 'Check price' }))
  expect(document.activeElement).toBe(heading())
})

test('on a translated page "Check price" and its consent change the amount on the button', async () => {
  translated()
  const { user } = openFareForm(filled)
  await checked()
  const before = holdButton().textContent
  answerCheck(dearer)
  await user.click(screen.getByRole('button', { name: 'Check price' }))
  await user.click(screen.getByRole('button', { name: /^Accept \$/ }))
  expect(before).toContain('$500.00')
  expect(holdButton().textContent).toContain('$510.00')
  expect(holdButton().textContent).not.toContain('$500.00')
})
