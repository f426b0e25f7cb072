import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { optionInputs } from '../../../contract/activity/codes.ts'
import type { ActivityForm } from '../../../lib/activity/booking-form.ts'
import type { HoldInput } from '../../../lib/booking/hold-input.ts'
import { holdOffer } from '../../../server/booking/actions.ts'
import { optionAnswer } from '../../desk/activity/option-fixture.ts'
import { entryOf, setOf } from '../../desk/activity/variant-fixture.ts'
import { answerRoute } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { savedAnna } from '../traveller/saved-fixture.ts'
import { back, checked, filled, openForm, reserve, selected, traveller } from './activity-form.tsx'

// The form of an activity: its fields and their answers, and what becomes of an attempt.

const sent = () => vi.mocked(holdOffer).mock.calls[0]?.[1] as HoldInput<ActivityForm>
const refuse = (message: string) =>
  vi.mocked(holdOffer).mockResolvedValueOnce({ kind: 'refused', code: 'validation_failed', message })

test('every input type has its control, and what is typed is sent', async () => {
  const perBooking = optionInputs.map((input) => optionAnswer(input))
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
  const height = optionAnswer(3, { name: 'Height' })
  const { user } = openForm({ perPax: [height, optionAnswer(4, { name: 'Diet', required: false })] })
  await checked()
  await user.click(reserve())
  const summary = await screen.findByRole('group', { name: '8 fields need attention' })
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
  const [height, hanbok] = [optionAnswer(3, { name: 'Height' }), optionAnswer(1, { name: 'Hanbok' })]
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
  const height = optionAnswer(3, { name: 'Height' })
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

test('prices that changed wait for consent to the total of this form', async () => {
  const { user } = openForm({ draft: filled() }, entryOf({ prices: [setOf({ adult: 50, child: 32.5 })] }))
  await user.click(await screen.findByRole('button', { name: 'Accept $132.50' }))
  vi.mocked(holdOffer).mockResolvedValueOnce({ kind: 'held', reference: 'x', priceChanged: false })
  await user.click(reserve())
  expect(sent().acceptedTotalCents).toBe(13_250)
})

test('prices other than on the page of the product stand next to these, and are asked for once', async () => {
  history.replaceState(null, '', '/activities/book?adults=2&children=1&seniors=0&shown=4500-3250-')
  const { user, reopen } = openForm({ draft: filled() })
  await user.click(await screen.findByRole('button', { name: 'Accept $130.50' }))
  expect(location.search).toBe('?adults=2&children=1&seniors=0')
  await reopen()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  cleanup()

  // Other text in the address counts as no price, and a price in it is never the one that is paid.
  for (const shown of ['4900-3250-', '4900', 'a-b-c']) {
    history.replaceState(null, '', `/activities/book?adults=2&children=1&seniors=0&shown=${shown}`)
    openForm({ draft: filled() })
    await checked()
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
    expect(reserve().textContent).toContain('$130.50')
    cleanup()
  }
})

test('the price of the product page and the price now stand side by side', async () => {
  history.replaceState(null, '', '/activities/book?adults=2&children=1&seniors=0&shown=4500-3250-')
  openForm({ draft: filled() })
  await screen.findByRole('button', { name: 'Accept $130.50' })
  const panel = screen.getByRole('region', { name: 'Activity' })
  expect(panel.textContent).toContain('$122.50')
  expect(panel.textContent).toContain('$130.50')
})

test('a start that is not sold any more cannot be reserved', async () => {
  openForm({ draft: filled() }, entryOf({ prices: [] }))
  expect((await screen.findByRole('alert')).textContent).toContain('Activity no longer available')
  const another = screen.getByRole('link', { name: 'Choose another date' })
  expect(another.getAttribute('href')).toBe(
    `${back}&adults=2&children=1&seniors=0&s=q%3Dlantern&variant=variant-1&date=2027-04-14`,
  )
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
  const customer = within(screen.getByRole('region', { name: 'Lead traveller' }))
  expect(customer.getByRole<HTMLInputElement>('textbox', { name: 'Last name' }).value).toBe('KELLER')
  expect(customer.getByRole('combobox', { name: 'Title' }).textContent).toContain('Ms.')
  await user.click(customer.getByRole('button', { name: /^Undo the saved traveller/ }))
  expect(customer.getByRole<HTMLInputElement>('textbox', { name: 'Last name' }).value).toBe('')
  expect(customer.getByRole<HTMLInputElement>('textbox', { name: 'First names' }).value).toBe('ann')
})

test.each([
  [6, ''],
  [11, ''],
  [11, '09:30'],
] as const)(
  'an optional date, input %i with time "%s", that is no date: nothing is reserved',
  async (input, time) => {
    const { user } = openForm({ perBooking: [optionAnswer(input, { required: false })], draft: filled() })
    await checked()
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: `Option ${input}, optional` })
    if (time !== '') await user.type(screen.getByRole('textbox', { name: 'Time' }), time)
    await user.type(field, '31feb')
    await user.click(reserve())
    expect(screen.getByRole('group', { name: '1 field needs attention' }).textContent).toContain('Option')
    expect(field.value).toBe('31feb')
    expect(describedBy(field)).toMatch(/^Not a valid date\./)
    expect(holdOffer).not.toHaveBeenCalled()
  },
)
