import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { FlightBookScreen } from '../../../components/air/book/book-screen.tsx'
import type { FlightBookScreenProps } from '../../../components/air/book/book-screen-props.ts'
import { chosenFareKey } from '../../../components/air/chosen-fare.ts'
import { CostCentresProvider } from '../../../components/cost-centre/cost-centres.tsx'
import { AskProvider } from '../../../components/shell/admins.tsx'
import { tripKey } from '../../../lib/air/draft.ts'
import { parseFare } from '../../../lib/air/parse-fare.ts'
import { saveDraft } from '../../../server/draft/actions.ts'
import { answerOfferCheck, answerRoute, refusal } from '../answers.ts'
import { holdTime, pass } from '../fake-time.ts'
import { seenWith } from '../client-prices.tsx'
import { draftOf, fareOf, filledForm, NOW, openFareForm, openUnanswered } from './fare-form.tsx'

// Typed text survives the end of its page: the last words are sent, and Back finds them again.

const fare = fareOf({ code: 'F1', total: 500 })
const lastName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' })

function answerDrafts(): unknown[] {
  const sent: unknown[] = []
  answerRoute('/api/travellers/find', () => ({ travellers: [] }))
  answerRoute('/api/draft', (input) => {
    sent.push(input)
    return new Response(null, { status: 204 })
  })
  vi.mocked(saveDraft).mockResolvedValue({ kind: 'kept', savedAt: NOW })
  return sent
}

function open() {
  const sent = answerDrafts()
  return { ...openFareForm({ fare }), sent }
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
  await screen.findByText(/^Price checked \d\d:\d\d/)
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([])
})

test.each([
  ['is gone', 404, 'Err0102003'],
  ['cannot be checked', 503, 'Unavailable'],
])('a draft whose fare %s is saved further under its own subject', async (_, status, code) => {
  answerDrafts()
  answerOfferCheck('air', () => refusal(status, code))
  // As from the list of drafts, after the fare has left the tab's storage.
  const about = { offerCode: 'F9', subjectKey: 'LHR-SIN-2027-01-14 1' }
  const drafts = [{ ...about, form: filledForm(), savedAt: NOW }]
  const { user } = openUnanswered(fare, { offerCode: 'F9', drafts, likelySubject: 'LON-SIN-2027-01-14 1' })
  await screen.findAllByText(status === 404 ? 'Fare no longer available' : /^Not checked/)
  await user.type(lastName(), 'S')
  await screen.findByText('Saving')
  await screen.findByText('Draft saved')
  expect(vi.mocked(saveDraft).mock.lastCall).toMatchObject([
    'air',
    { ...about, form: { passengers: [{ lastName: 'KELLERS' }] } },
  ])
})

test('a new form whose fare is not known yet is sent as its page goes, and saved once it cannot be known', async () => {
  holdTime()
  const sent = answerDrafts()
  const { promise, resolve } = Promise.withResolvers<never>()
  answerOfferCheck('air', () => promise)
  const { user } = openUnanswered(fare, { offerCode: 'F9' })
  await user.type(lastName(), 'KEL')
  await pass(5000)
  expect(saveDraft).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pagehide'))
  const draft = {
    subjectKey: 'LHR-SIN-2027-01-14 1',
    offerCode: 'F9',
    form: { passengers: [{ lastName: 'KEL' }] },
  }
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'air', draft }]))
  await act(async () => resolve(refusal(503, 'Unavailable') as never))
  await waitFor(() => expect(vi.mocked(saveDraft).mock.calls).toMatchObject([['air', draft]]))
})

/** The page of a fare as the router brings it, with the drafts of the moment when the server rendered it. */
function pageOf(offerCode: string, change: Partial<FlightBookScreenProps> = {}) {
  return (
    <FlightBookScreen
      key={offerCode}
      offerCode={offerCode}
      searchHref="/flights"
      passengerTypes={[1]}
      likelySubject={null}
      serverNow={NOW}
      clientReference={`CR-${offerCode}`}
      outcomeOpen={false}
      tripClient={null}
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
  for (const one of [fare, others].map(parseFare)) queries.setQueryData(chosenFareKey(one.offerCode), one)
  await user.type(lastName(), 'KEL')
  rerender(elsewhere)
  rerender(pageOf('F2'))
  expect(lastName().value).toBe('KEL')
  await user.type(lastName(), 'LER')
  rerender(elsewhere)
  rerender(pageOf('F1', { clientReference: 'CR-1' }))
  expect(lastName().value).toBe('KELLER')
})

test.each([
  ['later', '2026-11-20T10:05:00.000Z', 'MUELLER'],
  ['earlier', '2026-11-20T09:55:00.000Z', 'KELLER'],
])(
  'what another tab saved %s than this one: the form that is opened again has the newer',
  async (...args) => {
    const [, savedAt, newer] = args
    holdTime()
    const { user, queries, rerender } = open()
    queries.setQueryData(chosenFareKey('F1'), parseFare(fare))
    await user.type(lastName(), 'KELLER')
    await pass(1000)
    expect(screen.getByText('Draft saved')).toBeTruthy()
    rerender(elsewhere)
    rerender(pageOf('F1', { drafts: [savedElsewhere('MUELLER', savedAt)] }))
    expect(lastName().value).toBe(newer)
  },
)

test('what could not be saved here is not lost to what another tab has saved since', async () => {
  holdTime()
  const { user, queries, rerender } = open()
  queries.setQueryData(chosenFareKey('F1'), parseFare(fare))
  await user.type(lastName(), 'KEL')
  await pass(1000)
  vi.mocked(saveDraft).mockRejectedValue(new Error('offline'))
  await user.type(lastName(), 'LER')
  await pass(1000)
  rerender(elsewhere)
  rerender(pageOf('F1', { drafts: [savedElsewhere('MUELLER', '2026-11-20T10:05:00.000Z')] }))
  expect(lastName().value).toBe('KELLER')
})

/** A draft of the same trip, as another tab has saved it. */
function savedElsewhere(name: string, savedAt: string) {
  const form = filledForm()
  const passengers = form.passengers.map((passenger) => ({ ...passenger, lastName: name }))
  return { ...draftOf(fare, { ...form, passengers }), subjectKey: tripKey(parseFare(fare)), savedAt }
}

test('a form with nothing but the markup that it opened with hides no draft', async () => {
  const { queries, rerender } = open()
  queries.setQueryData(chosenFareKey('F1'), parseFare(fare))
  const [first, again] = [pageOf('F1'), pageOf('F1', { drafts: [draftOf(fare)] })]
  rerender(seenWith('net', first))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'For each adult' }).value).toBe('25.00')
  rerender(elsewhere)
  rerender(seenWith('net', again))
  expect(lastName().value).toBe('KELLER')
})

test('the cost centre is saved with the draft and is there again, as one that was removed since', async () => {
  const { user, queries, rerender } = open()
  queries.setQueryData(chosenFareKey('F1'), parseFare(fare))
  const counted = (costCentres: readonly string[], page: ReactNode) => (
    <CostCentresProvider costCentres={costCentres}>{page}</CostCentresProvider>
  )
  const field = () => screen.getByRole('combobox', { name: 'Cost centre' })
  rerender(counted(['4711'], pageOf('F1')))
  await user.click(field())
  await user.click(await screen.findByRole('option', { name: '4711' }))
  await screen.findByText('Draft saved')
  expect(vi.mocked(saveDraft).mock.lastCall).toMatchObject(['air', { form: { costCentre: '4711' } }])
  rerender(elsewhere)
  rerender(counted([], pageOf('F1')))
  expect(field().textContent).toContain('4711 (removed)')
})

test('the client is saved with the draft; until one is chosen it is that of the trip', async () => {
  const { user, queries, rerender } = open()
  queries.setQueryData(chosenFareKey('F1'), parseFare(fare))
  const id = '7c6a4f0e-1d2b-4b8e-9a55-0f4f1a2b3c4d'
  const found = { kind: 'company', email: null, phone: null, changedAt: NOW, travellers: [], bookingCount: 0 }
  answerRoute('/api/clients/find', () => ({ rows: [{ id, name: 'Nordhaus', ...found }], matchCount: 1 }))
  rerender(elsewhere)
  rerender(pageOf('F1', { tripClient: { id: 'another', name: 'Harbour Ltd' } }))
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' })
  expect(field().value).toBe('Harbour Ltd')
  await user.clear(field())
  await user.type(field(), 'nord')
  await user.click(await screen.findByRole('option', { name: /haus/ }))
  await screen.findByText('Draft saved')
  expect(vi.mocked(saveDraft).mock.lastCall).toMatchObject(['air', { form: { client: { id } } }])
  rerender(elsewhere)
  rerender(pageOf('F1'))
  expect(field().value).toBe('Nordhaus')
})

test('what somebody else typed in this tab stays theirs', async () => {
  const { user, queries, rerender } = open()
  queries.setQueryData(chosenFareKey('F1'), parseFare(fare))
  const as = (userName: string, content: ReactNode) => {
    const person = { userName, displayName: userName, officeName: 'O', role: 'agent', isDemo: false } as const
    return <AskProvider value={{ admins: [], fundsContact: null, person }}>{content}</AskProvider>
  }
  rerender(as('maya', pageOf('F1')))
  await user.type(lastName(), 'KELLER')
  rerender(elsewhere)
  const phone = { ...filledForm(), phone: '+44 1' }
  const drafts = [{ offerCode: 'F1', subjectKey: 'x', form: phone, savedAt: NOW }]
  rerender(as('ines', pageOf('F1', { clientReference: 'CR-2', drafts })))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('+44 1')
})

test('a draft that could not be saved is saved when the connection is back, and the sentence goes', async () => {
  const { user } = open()
  vi.mocked(saveDraft).mockRejectedValue(new TypeError('offline'))
  await user.type(lastName(), 'KEL')
  await screen.findByText('Draft not saved; it is only in this window')
  vi.mocked(saveDraft).mockResolvedValue({ kind: 'kept', savedAt: NOW })
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('Draft saved')
  expect(vi.mocked(saveDraft).mock.lastCall).toMatchObject([
    'air',
    { form: { passengers: [{ lastName: 'KEL' }] } },
  ])
})

test('a draft that the desk could not save is tried again by itself', async () => {
  holdTime()
  const { user } = open()
  vi.mocked(saveDraft).mockRejectedValue(new TypeError('the desk is away'))
  await user.type(lastName(), 'KEL')
  await pass(4000)
  expect(screen.getByText('Draft not saved; it is only in this window')).toBeTruthy()
  vi.mocked(saveDraft).mockResolvedValue({ kind: 'kept', savedAt: NOW })
  await pass(11_000)
  expect(screen.getByText('Draft saved')).toBeTruthy()
})
