import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BookScreen } from '../../../components/air/book/book-screen.tsx'
import { saveDraft } from '../../../server/draft/actions.ts'
import { answerRoute } from '../answers.ts'
import { fareOf, filledForm, NOW, openFareForm } from './fare-form.tsx'

// What is typed survives whatever becomes of the page: its last words are sent, and Back finds them.

const fare = fareOf({ code: 'F1', total: 500 })
const lastName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' })

function open() {
  const sent: unknown[] = []
  answerRoute('/api/travellers/find', () => ({ travellers: [] }))
  answerRoute('/api/draft', (input) => {
    sent.push(input)
    return new Response(null, { status: 204 })
  })
  vi.mocked(saveDraft).mockResolvedValue({ kind: 'kept' })
  return { ...openFareForm({ found: fare }), sent }
}

const typed = (name: string) => ({
  kind: 'air',
  draft: { offerCode: 'F1', form: { passengers: [{ lastName: name }] } },
})

test('a reload and a closed tab mid-typing: the last words are sent as the page goes', async () => {
  const { user, sent } = open()
  await user.type(lastName(), 'KEL')
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(sent).toMatchObject([typed('KEL')]))
})

test('a page that was not typed into sends nothing as it goes', async () => {
  const { sent } = open()
  await screen.findByText(/^Checked \d\d:\d\d/)
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([])
})

test('a screen that is left for another sends them too, and Back has them at once', async () => {
  const { user, sent, rerender } = open()
  await user.type(lastName(), 'KELLER')
  rerender(<p>Another screen</p>)
  await waitFor(() => expect(sent).toMatchObject([typed('KELLER')]))
  // The router brings the page as the server rendered it first: without any draft.
  rerender(
    <BookScreen
      offerCode="F1"
      searchHref="/flights"
      passengerTypes={[1]}
      serverNow={NOW}
      clientReference="CR-1"
      outcomeOpen={false}
      spendableCents={1_000_000}
      holdBar={null}
      drafts={[]}
    />,
  )
  expect(lastName().value).toBe('KELLER')
})

test('what somebody else typed in this tab stays theirs', async () => {
  const { user, rerender } = open()
  await user.type(lastName(), 'KELLER')
  rerender(<p>Another screen</p>)
  rerender(
    <BookScreen
      offerCode="F1"
      searchHref="/flights"
      passengerTypes={[1]}
      serverNow={NOW}
      clientReference="CR-2"
      outcomeOpen={false}
      spendableCents={1_000_000}
      holdBar={null}
      drafts={[{ offerCode: 'F1', subjectKey: 'x', form: { ...filledForm(), phone: '+44 1' } }]}
    />,
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('+44 1')
})
