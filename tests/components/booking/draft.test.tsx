import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { BookScreen } from '../../../components/air/book/book-screen.tsx'
import type { BookScreenProps } from '../../../components/air/book/book-screen-props.ts'
import { chosenFareKey } from '../../../components/air/chosen-fare.ts'
import { AskProvider } from '../../../components/shell/admins.tsx'
import { saveDraft } from '../../../server/draft/actions.ts'
import { answerRoute } from '../answers.ts'
import { seenWith } from '../client-prices.tsx'
import { draftOf, fareOf, filledForm, NOW, openFareForm } from './fare-form.tsx'

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

/** The page of a fare as the router brings it, with the drafts of the moment when the server rendered it. */
function pageOf(offerCode: string, change: Partial<BookScreenProps> = {}) {
  return (
    <BookScreen
      key={offerCode}
      offerCode={offerCode}
      searchHref="/flights"
      passengerTypes={[1]}
      serverNow={NOW}
      clientReference={`CR-${offerCode}`}
      outcomeOpen={false}
      spendableCents={1_000_000}
      holdBar={null}
      drafts={[]}
      {...change}
    />
  )
}

const elsewhere = <p>Another screen</p>

test('a screen that is left for another sends them too, and Back has them at once', async () => {
  const { user, sent, rerender } = open()
  await user.type(lastName(), 'KELLER')
  rerender(elsewhere)
  await waitFor(() => expect(sent).toMatchObject([typed('KELLER')]))
  // The router brings the page as the server rendered it first: without any draft.
  rerender(pageOf('F1', { clientReference: 'CR-1' }))
  expect(lastName().value).toBe('KELLER')
})

test('two fares of one trip have one form: what was typed last is there, whichever is opened', async () => {
  const { user, queries, rerender } = open()
  const others = fareOf({ code: 'F2', total: 500 })
  // As the search screen leaves them for the form.
  for (const one of [fare, others]) queries.setQueryData(chosenFareKey(one.FareSourceCode), one)
  await user.type(lastName(), 'KEL')
  rerender(elsewhere)
  rerender(pageOf('F2'))
  expect(lastName().value).toBe('KEL')
  await user.type(lastName(), 'LER')
  rerender(elsewhere)
  rerender(pageOf('F1', { clientReference: 'CR-1' }))
  expect(lastName().value).toBe('KELLER')
})

test('a form with nothing but the markup that it opened with hides no draft', async () => {
  const { queries, rerender } = open()
  queries.setQueryData(chosenFareKey('F1'), fare)
  const [first, again] = [pageOf('F1'), pageOf('F1', { drafts: [draftOf(fare)] })]
  rerender(seenWith('net', first))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'For each adult' }).value).toBe('25.00')
  rerender(elsewhere)
  rerender(seenWith('net', again))
  expect(lastName().value).toBe('KELLER')
})

test('what somebody else typed in this tab stays theirs', async () => {
  const { user, queries, rerender } = open()
  queries.setQueryData(chosenFareKey('F1'), fare)
  const as = (userName: string, content: ReactNode) => {
    const person = { userName, displayName: userName, officeName: 'O', role: 'agent', isDemo: false } as const
    return <AskProvider value={{ admins: [], fundsContact: null, person }}>{content}</AskProvider>
  }
  rerender(as('maya', pageOf('F1')))
  await user.type(lastName(), 'KELLER')
  rerender(elsewhere)
  const phone = { ...filledForm(), phone: '+44 1' }
  const drafts = [{ offerCode: 'F1', subjectKey: 'x', form: phone }]
  rerender(as('ines', pageOf('F1', { clientReference: 'CR-2', drafts })))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('+44 1')
})
