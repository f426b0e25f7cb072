import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { EarlierBooking, HoldOutcome } from '../../../lib/booking/hold-outcome.ts'
import { holdOffer } from '../../../server/booking/actions.ts'
import { draftOf, fareOf } from './fare-form.tsx'

/** A fare, and a form for it that is filled. */
export const fare = fareOf({ code: 'F1', total: 500 })
export const filled = { fare, drafts: [draftOf(fare)] }

/** There are two buttons, of which the style sheet shows one: in the side column or at the lower edge. */
export const holdButton = () => screen.getAllByRole('button', { name: /^(Hold|Checking|Held)/ })[0]!
/** A field of the form. */
export const lastName = () => screen.getByRole('textbox', { name: 'Last name' })
/** Waits until the price is checked. */
export const checked = () => screen.findByText(/^Price checked \d\d:\d\d/)
/** The inputs of all holds that were sent, in order. */
export const sent = () => vi.mocked(holdOffer).mock.calls.map(([, input]) => input)

/** The answers to the attempts to hold, in order. */
export function answerHolds(...outcomes: readonly HoldOutcome[]): void {
  for (const outcome of outcomes) vi.mocked(holdOffer).mockResolvedValueOnce(outcome)
}

/** An attempt whose answer the test gives later. */
export function pendingHold(): (outcome: HoldOutcome) => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<HoldOutcome>()
  vi.mocked(holdOffer).mockReturnValueOnce(promise)
  return (outcome) => act(async () => resolve(outcome))
}

/** A held booking of Anna Keller at the same time. */
export function earlier(change: Partial<EarlierBooking> = {}): EarlierBooking {
  return {
    ...{ reference: 'PO7', state: 'held', person: 'ANNA KELLER', madeBy: 'Maya', title: 'LHR – SIN' },
    ...{ meeting: 'overlap', isRead: true },
    ...change,
  }
}
