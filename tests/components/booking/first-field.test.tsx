import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fareOf, filledForm, NOW, openFareForm } from './fare-form.tsx'
import { answerRoute } from '../answers.ts'
import { openForm } from '../activity/activity-form.tsx'

// A form opens with the caret in the first field that needs something, so that typing fills it.

const fare = fareOf({ code: 'F1', total: 500 })
const focused = () => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field']

test('a new flight form opens in the first field of the first traveller', async () => {
  openFareForm({ fare })
  expect(focused()).toBe('passengers.0.title')
  await screen.findByText(/^Price checked \d\d:\d\d/)
})

test('a form that a draft has filled opens in the first field that the draft leaves', async () => {
  answerRoute('/api/travellers/find', () => ({ travellers: [] }))
  const form = { ...filledForm(), email: '' }
  openFareForm({ fare, drafts: [{ offerCode: 'F1', subjectKey: '', form, savedAt: NOW }] })
  await waitFor(() => expect(focused()).toBe('email'))
})

test('an activity form opens in the customer', async () => {
  openForm({})
  await waitFor(() => expect(focused()).toBe('salutation'))
})
