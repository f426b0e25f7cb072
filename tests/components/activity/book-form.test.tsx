import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BookScreen } from '../../../components/activity/book/book-screen.tsx'
import { optionInputs } from '../../../contract/activity/codes.ts'
import type { Link } from '../../../contract/activity/fields.ts'
import type { OptionRecord, ProductTypeRecord } from '../../../contract/activity/product-type.ts'
import { activityOffer } from '../../../lib/activity/activity-offer.ts'
import type { BookPlace } from '../../../lib/activity/book-params.ts'
import type { ActivityForm } from '../../../lib/activity/booking-form.ts'
import { activitySubject } from '../../../lib/activity/draft.ts'
import type { HoldInput } from '../../../lib/booking/hold-input.ts'
import { holdOffer } from '../../../server/booking/actions.ts'
import { saveDraft } from '../../../server/draft/actions.ts'
import { filledActivity } from '../../desk/activity/form-fixture.ts'
import { optionOf } from '../../desk/activity/option-fixture.ts'
import { entryOf, setOf, variantOf } from '../../desk/activity/variant-fixture.ts'
import { answerRead, answerRoute } from '../answers.ts'
import { NOW } from '../booking/fare-form.tsx'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'
import { savedAnna } from '../traveller/saved-fixture.ts'

// The form of an activity, made from the options and the tickets of its variant.

const selected: BookPlace = {
  variant: 'variant-1',
  product: 'product-1',
  date: '2027-04-14',
  slot: null,
  days: { from: '2027-04-12', to: '2027-04-17' },
  party: { adult: 2, child: 1, senior: 0 },
  search: 'q=lantern',
}
const back = '/activities/product-1?from=2027-04-12&to=2027-04-17'
const UUID = '11111111-2222-4333-8444-555555555555'
const entry = entryOf({ prices: [setOf({ adult: 49, child: 32.5 })] })

function openForm(
  given: {
    perBooking?: OptionRecord[]
    perPax?: OptionRecord[]
    draft?: ActivityForm
    place?: BookPlace
    variant?: Partial<ProductTypeRecord>
  } = {},
  later = entry,
) {
  const { perBooking = [], perPax = [], draft, place = selected } = given
  const variant = variantOf({ options: { perBooking, perPax }, ...given.variant })
  answerRead('activity.price-list', () => ({ entry: later, checkedAt: NOW, spendableCents: 100_000 }))
  answerRead('activity.product-type', () => variant)
  const formOf = (at: BookPlace) => (
    <BookScreen
      place={at}
      found={activityOffer(at, variant, entry)}
      product={null}
      serverNow={NOW}
      clientReference="CR-1"
      outcomeOpen={false}
      spendableCents={100_000}
      holdBar={null}
      drafts={
        draft ? [{ offerCode: 'variant-1 2027-04-14', subjectKey: activitySubject(at), form: draft }] : []
      }
    />
  )
  const desk = renderDesk(formOf(place))
  return {
    ...desk,
    /** Leaves the screen and opens it again, as the server rendered it for `at`. */
    reopen: async (at: BookPlace = place) => {
      desk.rerender(<p>Another screen</p>)
      desk.rerender(formOf(at))
      await checked()
    },
  }
}

const filled = () => filledActivity({ adult: 2, child: 1 })
const checked = () => screen.findByText(/^Checked \d\d:\d\d/)
const reserve = () => screen.getAllByRole('button', { name: /^Reserve/ })[0]!
const traveller = (number: number) => screen.getByRole('group', { name: new RegExp(`^Traveller ${number}`) })
const sent = () => vi.mocked(holdOffer).mock.calls[0]?.[1] as HoldInput<ActivityForm>
const refuse = (message: string) =>
  vi.mocked(holdOffer).mockResolvedValueOnce({ kind: 'refused', code: 'validation_failed', message })

afterEach(() => history.replaceState(null, '', '/'))

test('every input type has its control, and what is typed is sent', async () => {
  const perBooking = optionInputs.map((input) => optionOf(input))
  const { user } = openForm({ perBooking, draft: filled() })
  await checked()
  const card = within(screen.getByRole('region', { name: 'Options for the booking' }))
  const pick = async (name: string, option: string) => {
    await user.click(card.getByRole('combobox', { name }))
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }))
  }
  await pick('Option 1', 'Royal court')
  const several = within(card.getByRole('group', { name: 'Option 2' }))
  await user.click(several.getByRole('checkbox', { name: 'Classic' }))
  await user.click(several.getByRole('checkbox', { name: /^Royal court/ }))
  await pick('Option 5', 'Yes')
  const texts = {
    3: '168',
    4: 'Anna',
    6: '12jun27',
    7: 'file-1',
    8: 'photo-1',
    9: 'Hotel Seorin',
    10: '09:30',
  }
  for (const [input, text] of Object.entries({ ...texts, 13: '+49 30 1234567', 14: 'LH712' })) {
    await user.click(card.getByRole('textbox', { name: `Option ${input}` }))
    await user.paste(text)
  }
  await user.click(card.getByRole('textbox', { name: 'Option 11' }))
  await user.paste('14apr27')
  await user.tab()
  await user.click(card.getByRole('textbox', { name: 'Time' }))
  await user.paste('08:15')
  await user.type(card.getByRole('combobox', { name: 'Option 12' }), 'Germ')
  await user.click(await screen.findByRole('option', { name: /^Germany/ }))
  vi.mocked(holdOffer).mockResolvedValueOnce({ kind: 'held', reference: 'x', priceChanged: false })
  await user.click(reserve())
  const { booking } = sent().form
  expect(perBooking.map(({ uuid }) => booking[uuid])).toEqual([
    'royal',
    ['classic', 'royal'],
    '168',
    'Anna',
    'yes',
    '2027-06-12',
    'file-1',
    'photo-1',
    'Hotel Seorin',
    '09:30',
    '2027-04-14T08:15',
    'DE',
    '+49 30 1234567',
    'LH712',
  ])
  expect(sent().acceptedTotalCents).toBe(2 * 4900 + 3250 + 2 * 1400)
})

test('what is missing is listed with its traveller and leads to its field; nothing is sent', async () => {
  const height = optionOf(3, { name: 'Height' })
  const { user } = openForm({ perPax: [height, optionOf(4, { name: 'Diet', required: false })] })
  await checked()
  await user.click(reserve())
  const summary = screen.getByRole('group', { name: '8 fields need attention' })
  expect(
    within(summary)
      .getAllByRole('button')
      .map((line) => line.textContent?.split(':')[0]),
  ).toEqual([
    'Title',
    'Last name',
    'First names',
    'Phone',
    'E-mail',
    'Traveller 1, Height',
    'Traveller 2, Height',
    'Traveller 3, Height',
  ])
  await user.click(within(summary).getByRole('button', { name: /^Traveller 2, Height/ }))
  const field = within(traveller(2)).getByRole('textbox', { name: 'Height' })
  expect(document.activeElement === field).toBe(true)
  expect(describedBy(field)).toBe('Height is required.')
  expect(holdOffer).not.toHaveBeenCalled()
})

test('an answer is applied to all by its button, and to those below by Alt+ArrowDown', async () => {
  const [height, hanbok] = [optionOf(3, { name: 'Height' }), optionOf(1, { name: 'Hanbok' })]
  const { user } = openForm({ perPax: [height, hanbok], draft: filled() })
  await checked()
  const heights = () =>
    [1, 2, 3].map((number) => within(traveller(number)).getByRole<HTMLInputElement>('textbox').value)
  await user.type(within(traveller(1)).getByRole('textbox'), '168')
  await user.click(screen.getAllByRole('button', { name: 'Apply to all: Height' })[0]!)
  expect(heights()).toEqual(['168', '168', '168'])
  const second = within(traveller(2)).getByRole('textbox')
  await user.clear(second)
  await user.type(second, '124')
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await vi.waitFor(() => expect(heights()).toEqual(['168', '124', '124']))

  // A list opens at these keys by itself; here they apply its answer and open nothing.
  await user.click(within(traveller(1)).getByRole('combobox', { name: 'Hanbok' }))
  await user.click(await screen.findByRole('option', { name: /^Royal court/ }))
  within(traveller(1)).getByRole('combobox', { name: 'Hanbok' }).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await vi.waitFor(() =>
    expect(within(traveller(3)).getByRole('combobox', { name: 'Hanbok' }).textContent).toBe('Royal court'),
  )
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Activity' })).getByText('3 × $14.00')).toBeDefined()
})

test('a refusal focuses the field that it names, says that nothing is held, and loses nothing', async () => {
  const height = optionOf(3, { name: 'Height' })
  const draft = filled()
  for (const { answers } of draft.travellers) answers[height.uuid] = '168'
  const { user } = openForm({ perPax: [height], draft })
  await checked()
  refuse('Option "Height" is required for traveller 2 (adult)')
  await user.click(reserve())
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Not reserved, nothing held.')
  const field = within(traveller(2)).getByRole<HTMLInputElement>('textbox')
  await vi.waitFor(() => expect(document.activeElement === field).toBe(true))
  expect(field.value).toBe('168')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  within(traveller(1)).getByRole('textbox').focus()
  await user.click(within(notice).getByRole('button', { name: 'Go to the field' }))
  expect(document.activeElement === field).toBe(true)
})

test('a refusal of the date or of the number of travellers leads to these', async () => {
  const { user } = openForm({ draft: filled() })
  await checked()
  refuse('arrivalDate: sold out on 2027-04-14')
  await user.click(reserve())
  const link = screen.getByRole('link', { name: 'Change date or time' })
  await vi.waitFor(() => expect(document.activeElement === link).toBe(true))
  expect(screen.getAllByText(/Sold out on 2027-04-14\./)).toHaveLength(2)
  refuse('adults: at most 2 travellers')
  await user.click(reserve())
  await vi.waitFor(() =>
    expect(document.activeElement === screen.getByRole('spinbutton', { name: 'Adult' })).toBe(true),
  )
})

test('travellers are added and removed within the limits, with total and address; answers stay', async () => {
  const height = optionOf(3, { name: 'Height' })
  const { user } = openForm({ perPax: [height], draft: filled() })
  await checked()
  await user.type(within(traveller(1)).getByRole('textbox'), '168')
  await user.click(screen.getByRole('button', { name: 'One more: Child' }))
  expect(screen.getAllByRole('group', { name: /^Traveller \d/ })).toHaveLength(4)
  expect(within(traveller(1)).getByRole('textbox')).toHaveProperty('value', '168')
  expect(reserve().textContent).toContain('$163.00')
  expect(window.location.search).toContain('children=2')
  for (let press = 0; press < 3; press += 1)
    await user.click(screen.getByRole('button', { name: 'One more: Child' }))
  expect(screen.getByRole('button', { name: 'One more: Child' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'One fewer: Adult' }))
  expect(screen.getByRole('button', { name: 'One fewer: Adult' })).toHaveProperty('disabled', true)
})

test('prices that changed wait for consent to the total of this form', async () => {
  const { user } = openForm({ draft: filled() }, entryOf({ prices: [setOf({ adult: 50, child: 32.5 })] }))
  await user.click(await screen.findByRole('button', { name: 'Accept $132.50' }))
  vi.mocked(holdOffer).mockResolvedValueOnce({ kind: 'held', reference: 'x', priceChanged: false })
  await user.click(reserve())
  expect(sent().acceptedTotalCents).toBe(13_250)
})

test('a price of a ticket that nobody has needs no consent, until somebody has it', async () => {
  const { user } = openForm(
    { draft: filled() },
    entryOf({ prices: [setOf({ adult: 49, child: 32.5, senior: 40 })] }),
  )
  await checked()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'One more: Child' }))
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
})

test('a start that is not sold any more cannot be reserved', async () => {
  openForm({ draft: filled() }, entryOf({ prices: [] }))
  expect((await screen.findByRole('alert')).textContent).toContain('Activity no longer available')
  const another = screen.getByRole('link', { name: 'Choose another date' })
  expect(another.getAttribute('href')).toBe(
    `${back}&adults=2&children=1&seniors=0&s=q%3Dlantern&variant=variant-1&date=2027-04-14`,
  )
})

test('the way back to the product has the travellers of the form, also from a draft', async () => {
  const href = () => screen.getByRole('link', { name: 'Change date or time' }).getAttribute('href')
  const { user } = openForm()
  await checked()
  await user.click(screen.getByRole('button', { name: 'One more: Child' }))
  expect(href()).toBe(`${back}&adults=2&children=2&seniors=0&s=q%3Dlantern&variant=variant-1&date=2027-04-14`)
  cleanup()

  // The address of a draft names no product and no days of the client; the variant links its product.
  const link: Link = {
    method: 'GET',
    rel: 'product',
    href: `https://gateway.test/Activity/v2/products/${UUID}`,
  }
  history.replaceState(null, '', '/')
  openForm({
    place: { ...selected, product: null, days: null, search: null },
    draft: filled(),
    variant: { links: [link] },
  })
  await checked()
  expect(href()).toBe(`/activities/${UUID}?adults=2&children=1&seniors=0&variant=variant-1&date=2027-04-14`)
})

test('a draft of the same start is restored for the travellers of the address, and is saved as it is typed', async () => {
  const height = optionOf(3, { name: 'Height' })
  const draft = filledActivity({ adult: 1 })
  draft.travellers[0]!.answers[height.uuid] = '168'
  const { user } = openForm({ perPax: [height], draft })
  await checked()
  expect(
    [1, 2, 3].map((number) => within(traveller(number)).getByRole<HTMLInputElement>('textbox').value),
  ).toEqual(['168', '', ''])
  await user.type(within(traveller(3)).getByRole('textbox'), '124')
  await vi.waitFor(() => expect(saveDraft).toHaveBeenCalled(), { timeout: 4000 })
  const [, saved] = vi.mocked(saveDraft).mock.calls.at(-1) ?? []
  expect(saved).toMatchObject({
    subjectKey: activitySubject(selected),
    form: { travellers: [{}, {}, { type: 'child', answers: { [height.uuid]: '124' } }] },
  })
})

test('what was typed is restored for the travellers of the address, with the answers that they have', async () => {
  const height = optionOf(3, { name: 'Height' })
  const { user, reopen } = openForm({ perPax: [height] })
  await checked()
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Keller')
  for (const [index, tall] of ['168', '172', '124'].entries())
    await user.type(within(traveller(index + 1)).getByRole('textbox'), tall)

  // Reserved again from the product's page for fewer: the start and its client reference are the same.
  history.replaceState(null, '', '/activities/book?adults=1&children=1&seniors=0')
  await reopen({ ...selected, party: { adult: 1, child: 1, senior: 0 } })
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveProperty('value', 'Keller')
  const heights = screen
    .getAllByRole('group', { name: /^Traveller \d/ })
    .map((group) => within(group).getByRole<HTMLInputElement>('textbox').value)
  expect(heights).toEqual(['168', '124'])
  expect(reserve().textContent).toContain('$81.50')
})

test('Back brings the number of travellers that the form was left with, also with nothing typed', async () => {
  const { user, reopen } = openForm({ perPax: [optionOf(3, { name: 'Height' })] })
  await checked()
  await user.click(screen.getByRole('button', { name: 'One more: Child' }))
  // Back shows the screen as the server rendered it, before the form changed its address.
  await reopen(selected)
  expect(screen.getAllByRole('group', { name: /^Traveller \d/ })).toHaveLength(4)
})

test('a form opened from a draft, without its product, has its travellers in the address too', async () => {
  const own = `/activities/book?variant=${UUID}&date=2027-04-14`
  history.replaceState(null, '', `${own}&adults=2&children=1&seniors=0`)
  const { user } = openForm({ place: { ...selected, product: null }, draft: filled() })
  await checked()
  await user.click(screen.getByRole('button', { name: 'One more: Adult' }))
  expect(location.pathname + location.search).toBe(`${own}&adults=3&children=1&seniors=0`)
})

test('a start that is on another day in UTC names that day', async () => {
  const early = { uuid: 'slot-1', startTime: '07:00', endTime: '09:30' }
  const at = { ...selected, slot: early.uuid }
  openForm({ place: at, variant: { timeslots: [early] } })
  await checked()
  const panel = within(screen.getByRole('region', { name: 'Activity' }))
  expect(panel.getByText('Tue 13 Apr, 22:00 – 00:30 UTC')).toBeDefined()
})

test('a second press sends nothing', async () => {
  openForm({ draft: filled() })
  await checked()
  vi.mocked(holdOffer).mockReturnValueOnce(new Promise(() => {}))
  await act(async () => {
    reserve().click()
    reserve().click()
  })
  expect(holdOffer).toHaveBeenCalledTimes(1)
})

test('the name of the lead customer offers saved travellers, who fill names and title alone', async () => {
  answerRoute('/api/travellers/find', () => ({ travellers: [savedAnna] }))
  const { user } = openForm()
  await checked()
  await user.type(screen.getByRole('textbox', { name: 'First names' }), 'ann')
  await screen.findByRole('option', { name: /KELLER \/ ANNA/ })
  await user.keyboard('{ArrowDown}{Enter}')
  const customer = within(screen.getByRole('region', { name: 'Lead customer' }))
  expect(customer.getByRole<HTMLInputElement>('textbox', { name: 'Last name' }).value).toBe('KELLER')
  expect(customer.getByRole('combobox', { name: 'Title' }).textContent).toContain('Ms.')
  await user.click(customer.getByRole('button', { name: /^Undo the saved traveller/ }))
  expect(customer.getByRole<HTMLInputElement>('textbox', { name: 'Last name' }).value).toBe('')
  expect(customer.getByRole<HTMLInputElement>('textbox', { name: 'First names' }).value).toBe('ann')
})
