import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { copiedPeople } from '../../../components/copied/copied-people.ts'
import { keepCopiedTravellers } from '../../../components/copied/copied-travellers.ts'
import { HotelBookScreen } from '../../../components/hotel/book/book-screen.tsx'
import { chosenRateStorageKey } from '../../../components/hotel/chosen-rate.ts'
import { staySubject } from '../../../lib/hotel/draft.ts'
import type { GuestForm } from '../../../lib/hotel/guest-form.ts'
import type { Rate } from '../../../lib/hotel/rate.ts'
import type { HoldOutcome } from '../../../lib/booking/hold-outcome.ts'
import { holdOffer } from '../../../server/booking/actions.ts'
import { saveDraft } from '../../../server/draft/actions.ts'
import { filledGuests } from '../../desk/hotel/guest-fixture.ts'
import { rateFixture } from '../../desk/hotel/rate-fixture.ts'
import { answerOfferCheck, answerRoute, refusal } from '../answers.ts'
import { NOW } from '../booking/fare-form.tsx'
import { earlier } from '../booking/hold-fixture.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'
import { savedAnna } from '../traveller/saved-fixture.ts'
import { EMPTY_MARKUP } from '../../../lib/booking/typed-markup.ts'

// The form of a rate: the guests of each room, and the request that holds them.

// One room for two adults and a child of six.
const { offer } = rateFixture('Twin', 'Room only', 'free', 300)
const filled = filledGuests(offer.rooms)

function openGuests(change: { checked?: Rate; draft?: GuestForm } = {}) {
  const { checked = offer, draft } = change
  answerOfferCheck('hotel', () => ({
    offer: checked,
    checkedAt: NOW,
    spendableCents: 100_000,
    readAt: 1,
  }))
  return openUnanswered(draft)
}

function openUnanswered(draft?: GuestForm, offerCode = offer.offerCode) {
  sessionStorage.setItem(chosenRateStorageKey(offer.offerCode), JSON.stringify(offer))
  return openUnstored(draft, offerCode)
}

function openUnstored(draft?: GuestForm, offerCode = offer.offerCode) {
  const about = { offerCode, subjectKey: staySubject(offer), title: offer.hotelName }
  const drafts = draft ? [{ ...about, form: draft, savedAt: NOW }] : []
  return renderDesk(
    <HotelBookScreen
      rateCode={offer.offerCode}
      ratesHref="/hotels/4711?in=2026-12-10"
      rooms={[{ adults: 2, children: [6] }]}
      likelySubject={staySubject(offer)}
      serverNow={NOW}
      clientReference="CR-1"
      outcomeOpen={false}
      tripClient={null}
      holdBar={null}
      drafts={drafts}
    />,
  )
}

const checked = () => screen.findByText(/^Price checked \d\d:\d\d/)
const holdButton = () => screen.getAllByRole('button', { name: /^Hold/ })[0]!
const guests = () => within(screen.getByRole('region', { name: /^Room 1/ })).getAllByRole('group')
const lastName = (guest: number) => within(guests()[guest]!).getByRole('textbox', { name: 'Last name' })

test('the travellers of a pasted text go into the beds of their age, by one key', async () => {
  const names = '1.KELLER/CY MSTR(CHD/12JAN20)   2.KELLER/ANNA MS   3.KELLER/BEN MR'
  keepCopiedTravellers(null, copiedPeople(names, NOW), ['hotel'])
  const { user } = openGuests()
  await checked()
  await screen.findByRole('region', { name: 'From the pasted text' })
  await user.keyboard('{Alt>}v{/Alt}')
  const firstNames = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: 'First names' }).map(({ value }) => value)
  expect(firstNames()).toEqual(['ANNA', 'BEN', 'CY'])
})

test('every guest has its fields: only the first needs a title, the child has its age', async () => {
  const { user } = openGuests()
  await checked()
  expect(guests().map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Lead guest (checks in with the voucher)',
    'Guest 2',
    'Child, 6 at check-out',
  ])
  await user.click(holdButton())
  const summary = screen.getByRole('group', { name: '9 fields need attention' })
  expect(document.activeElement === summary).toBe(true)
  expect(
    within(summary)
      .getAllByRole('button')
      .map((line) => line.textContent?.split(':')[0]),
  ).toEqual([
    'Room 1, guest 1, title',
    'Room 1, guest 1, last name',
    'Room 1, guest 1, first names',
    'Room 1, guest 2, last name',
    'Room 1, guest 2, first names',
    'Room 1, guest 3, last name',
    'Room 1, guest 3, first names',
    'Phone',
    'E-mail',
  ])
  await user.click(within(summary).getByRole('button', { name: /^Room 1, guest 3, last name/ }))
  expect(document.activeElement === lastName(2)).toBe(true)
  expect(describedBy(lastName(2))).toBe('Enter the last name.')
  expect(holdOffer).not.toHaveBeenCalled()
})

test('a second press of Hold sends nothing, and one hold has all guests', async () => {
  openGuests({ draft: filled })
  const { promise, resolve } = Promise.withResolvers<HoldOutcome>()
  vi.mocked(holdOffer).mockReturnValueOnce(promise)
  await checked()
  await act(async () => {
    holdButton().click()
    holdButton().click()
  })
  await act(async () => resolve({ kind: 'refused', code: 'Err', message: 'No.' }))
  expect(vi.mocked(holdOffer).mock.calls).toEqual([
    [
      'hotel',
      {
        offerCode: offer.offerCode,
        clientReference: 'CR-1',
        acceptedTotalCents: 30_000,
        acceptedRefund: { kind: 'free', until: null },
        evenIfBooked: false,
        form: { ...filled, markup: EMPTY_MARKUP },
      },
    ],
  ])
  expect(lastName(0)).toHaveProperty('value', 'Keller')
})

test('a price that changed at the check waits for consent, and the new code is held', async () => {
  const price = { baseCents: 31_000, taxCents: 0, totalCents: 31_000 }
  const { user } = openGuests({ draft: filled, checked: { ...offer, offerCode: 'NEW', price } })
  await user.click(await screen.findByRole('button', { name: 'Accept $310.00' }))
  vi.mocked(holdOffer).mockResolvedValueOnce({ kind: 'held', reference: 'PH1', priceChanged: false })
  await user.click(holdButton())
  expect(vi.mocked(holdOffer).mock.calls).toMatchObject([
    ['hotel', { offerCode: 'NEW', acceptedTotalCents: 31_000 }],
  ])
})

test('terms that got worse at the same price wait for consent, and are held as accepted', async () => {
  const until = (day: string) => ({ ...offer.terms, until: `2026-12-${day}T18:00:00` })
  const { user } = openGuests({ draft: filled, checked: { ...offer, terms: until('08') } })
  const consent = await screen.findByRole('alert')
  expect(consent.textContent).toContain('The cancellation terms are worse now')
  await user.click(holdButton())
  expect(holdOffer).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Accept $300.00' }))
  // They get worse once more between the form and the hold.
  answerOfferCheck('hotel', () => ({
    offer: { ...offer, terms: until('07') },
    checkedAt: NOW,
    spendableCents: null,
    readAt: 1,
  }))
  vi.mocked(holdOffer).mockResolvedValueOnce({ kind: 'revalidate' })
  await user.click(holdButton())
  expect(vi.mocked(holdOffer).mock.calls).toMatchObject([
    ['hotel', { acceptedRefund: { kind: 'free', until: '2026-12-08T18:00:00' } }],
  ])
  expect(screen.getByText(/the cancellation terms have got worse. Accept them or go back/)).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain(
    'Free cancellation until 8 Dec 18:00, Lisbon time → Free cancellation until 7 Dec 18:00, Lisbon time',
  )
})

test('a rate that is gone cannot be held, leads back to rates that are read anew, and loses no guest', async () => {
  answerOfferCheck('hotel', () => refusal(404, 'Err0102003'))
  const { user, queries } = openUnanswered(filled)
  queries.setQueryData(['hotel.availability', 1], 'rates')
  const gone = await screen.findByRole('alert')
  expect(gone.textContent).toContain('Rate no longer available')
  expect(within(gone).getByRole('link', { name: 'Go back to the rates' }).getAttribute('href')).toBe(
    '/hotels/4711?in=2026-12-10',
  )
  await user.click(holdButton())
  expect(holdOffer).not.toHaveBeenCalled()
  expect(lastName(2)).toHaveProperty('value', 'Keller')
  expect(queries.getQueryData(['hotel.availability', 1])).toBeUndefined()
})

test('a hold that finds the rate gone drops the rates of before at once, without another check', async () => {
  const { user, queries } = openGuests({ draft: filled })
  await checked()
  queries.setQueryData(['hotel.availability', 1], 'rates')
  // From now on no check is answered: who goes back at once must not depend on one.
  answerOfferCheck('hotel', () => new Promise(() => {}))
  vi.mocked(holdOffer).mockResolvedValueOnce({ kind: 'gone', code: 'Err0102003' })
  await user.click(holdButton())
  expect((await screen.findByRole('alert')).textContent).toContain('Rate no longer available')
  expect(queries.getQueryData(['hotel.availability', 1])).toBeUndefined()
  expect(lastName(0)).toHaveProperty('value', 'Keller')
})

test('a rate that was held is read anew for the next customer', async () => {
  const { user, queries } = openGuests({ draft: filled })
  await checked()
  queries.setQueryData(['hotel.availability', 1], 'rates')
  vi.mocked(holdOffer).mockResolvedValueOnce({ kind: 'held', reference: 'PH1', priceChanged: false })
  await user.click(holdButton())
  expect(queries.getQueryData(['hotel.availability', 1])).toBeUndefined()
})

test('a rate that is booked already leads other guests back to the rates, which are read anew', async () => {
  const { user, queries } = openGuests({ draft: filled })
  await checked()
  queries.setQueryData(['hotel.availability', 1], 'rates')
  const existing = earlier({ reference: 'PH1', person: null, title: null })
  vi.mocked(holdOffer).mockResolvedValueOnce({ kind: 'duplicate', existing, nextReference: 'CR-2' })
  await user.click(holdButton())
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('PH1, held, made by Maya. For other guests, go back to the rates')
  expect(notice.textContent).not.toContain('no second one')
  expect(within(notice).getByRole('link', { name: 'Go back to the rates' }).getAttribute('href')).toBe(
    '/hotels/4711?in=2026-12-10',
  )
  expect(queries.getQueryData(['hotel.availability', 1])).toBeUndefined()
})

test.each([true, false])(
  'a form whose rate is neither stored nor can be checked is saved all the same: a draft %s',
  async (isDraft) => {
    answerRoute('/api/travellers/find', () => ({ travellers: [] }))
    answerOfferCheck('hotel', () => refusal(503, 'Unavailable'))
    const { user } = openUnstored(isDraft ? filled : undefined)
    await user.type(lastName(0), 'S')
    await waitFor(() => expect(saveDraft).toHaveBeenCalled())
    const { offerCode, hotelName } = offer
    expect(vi.mocked(saveDraft).mock.lastCall).toMatchObject([
      'hotel',
      { offerCode, subjectKey: staySubject(offer), ...(isDraft && { title: hotelName }) },
    ])
  },
)

test('a reload finds the form again though the check returned another code', async () => {
  const saved: { draft: { offerCode: string; subjectKey: string; form: GuestForm } }[] = []
  answerRoute('/api/travellers/find', () => ({ travellers: [] }))
  answerRoute('/api/draft', (input) => {
    saved.push(input as (typeof saved)[number])
    return new Response(null, { status: 204 })
  })
  const { user, unmount } = openGuests({ checked: { ...offer, offerCode: 'NEW' } })
  await checked()
  await user.type(lastName(0), 'KELLER')
  window.dispatchEvent(new Event('pagehide'))
  const { draft } = saved.at(-1)!
  unmount()
  expect(draft.offerCode).toBe(offer.offerCode)
  // The page that is loaded again has only its address and the stored drafts.
  answerOfferCheck('hotel', () => new Promise(() => {}))
  openUnanswered(draft.form, draft.offerCode)
  expect(lastName(0)).toHaveProperty('value', 'KELLER')
})

test('the note counts what is left, and too long a note is an error at its field', async () => {
  const { user } = openGuests({ draft: { ...filled, note: 'a'.repeat(1999) } })
  await checked()
  const note = screen.getByRole('textbox', { name: 'Note to the hotel, optional' })
  expect(describedBy(note)).toContain('1 of 2000 characters left.')
  await user.type(note, 'bc')
  await user.tab()
  expect(describedBy(note)).toContain('At most 2000 characters; these are 2001.')
  await user.click(holdButton())
  expect(holdOffer).not.toHaveBeenCalled()
})

test('a typed name offers saved travellers: names, title and nationality are filled, and Undo takes them back', async () => {
  const clara = {
    ...savedAnna,
    id: savedAnna.id.replace(/1$/, '3'),
    firstName: 'CLARA',
    birthDate: '2020-03-04',
  }
  answerRoute('/api/travellers/find', () => ({ travellers: [savedAnna, clara] }))
  const { user } = openGuests()
  await checked()
  await user.type(lastName(0), 'kel')
  await screen.findByRole('option', { name: /KELLER \/ ANNA/ })
  await user.keyboard('{ArrowDown}{Enter}')
  const lead = within(guests()[0]!)
  const nationality = () =>
    screen.getByRole<HTMLInputElement>('combobox', { name: 'Nationality, optional' }).value
  expect(lead.getByRole<HTMLInputElement>('textbox', { name: 'First names' }).value).toBe('ANNA')
  expect(lead.getByRole('combobox', { name: 'Title' }).textContent).toContain('Ms')
  expect(nationality()).toBe('Germany')
  // Another adult is offered nobody: Anna is in the form, and Clara is a child. She has the title of one.
  await user.type(lastName(2), 'kel')
  await user.click(await screen.findByRole('option', { name: /KELLER \/ CLARA/ }))
  expect(screen.queryByRole('option', { name: /ANNA/ })).toBeNull()
  const child = within(guests()[2]!)
  expect(child.getByRole('combobox', { name: 'Title, optional' }).textContent).toContain('Miss')
  lead.getByRole('button', { name: 'Undo the saved traveller of the lead guest' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement === lastName(0)).toBe(true)
  expect(lead.getByRole<HTMLInputElement>('textbox', { name: 'Last name' }).value).toBe('kel')
  expect(nationality()).toBe('')
  expect(child.getByRole<HTMLInputElement>('textbox', { name: 'First names' }).value).toBe('CLARA')
})

test('another saved lead guest brings another nationality', async () => {
  const ben = { ...savedAnna, id: savedAnna.id.replace(/1$/, '2'), firstName: 'BEN', nationality: 'FR' }
  answerRoute('/api/travellers/find', () => ({ travellers: [savedAnna, ben] }))
  const { user } = openGuests()
  await checked()
  const nationality = () =>
    screen.getByRole<HTMLInputElement>('combobox', { name: 'Nationality, optional' }).value
  await user.type(lastName(0), 'kel')
  await user.click(await screen.findByRole('option', { name: /KELLER \/ ANNA/ }))
  expect(nationality()).toBe('Germany')
  await user.clear(lastName(0))
  await user.type(lastName(0), 'kell')
  await user.click(await screen.findByRole('option', { name: /KELLER \/ BEN/ }))
  expect(nationality()).toBe('France')
})
