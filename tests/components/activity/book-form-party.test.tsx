import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Link } from '../../../contract/activity/fields.ts'
import { activitySubject } from '../../../lib/activity/draft.ts'
import { saveDraft } from '../../../server/draft/actions.ts'
import { filledActivity } from '../../desk/activity/form-fixture.ts'
import { optionAnswer } from '../../desk/activity/option-fixture.ts'
import { entryOf, setOf, variantAnswer } from '../../desk/activity/variant-fixture.ts'
import { back, checked, filled, openForm, reserve, selected, traveller } from './activity-form.tsx'

// The travellers of the form of an activity: in its address, on the way back, and in drafts.

const UUID = '11111111-2222-4333-8444-555555555555'

test('travellers are added and removed within the limits, with total and address; answers stay', async () => {
  const height = optionAnswer(3, { name: 'Height' })
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
  const height = optionAnswer(3, { name: 'Height' })
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
  const height = optionAnswer(3, { name: 'Height' })
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
  const { user, reopen } = openForm({ perPax: [optionAnswer(3, { name: 'Height' })] })
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

test('a draft of another date is used for the travellers that the form has by then', async () => {
  const height = optionAnswer(3, { name: 'Height' })
  const draft = filledActivity({ adult: 2, child: 1 })
  for (const [index, tall] of ['168', '172', '124'].entries())
    draft.travellers[index]!.answers[height.uuid] = tall
  const { user } = openForm({ perPax: [height], draft, draftDate: '2027-04-15' })
  await checked()
  await user.click(screen.getByRole('button', { name: 'One more: Child' }))
  await user.click(screen.getByRole('button', { name: 'Use this draft' }))
  const heights = screen
    .getAllByRole('group', { name: /^Traveller \d/ })
    .map((group) => within(group).getByRole<HTMLInputElement>('textbox').value)
  expect(heights).toEqual(['168', '172', '124', ''])
  expect(reserve().textContent).toContain('$163.00')
  expect(window.location.search).toContain('children=2')
})

test('travellers who were taken away come back with their answers: by a typed number, and by plus', async () => {
  const height = optionAnswer(3, { name: 'Height' })
  const party = { adult: 5, child: 0, senior: 0 }
  const { ticketTypes } = variantAnswer({ tickets: { adult: [1, 20] } })
  const variant = { ticketTypes, minPax: 1, maxPax: 20 }
  const { user } = openForm(
    { perPax: [height], place: { ...selected, party }, variant },
    entryOf({ prices: [setOf({ adult: 49 })] }),
  )
  await checked()
  const heights = () =>
    screen
      .getAllByRole('group', { name: /^Traveller \d/ })
      .map((group) => within(group).getByRole<HTMLInputElement>('textbox').value)
  const tall = ['161', '162', '163', '164', '165']
  for (const [index, each] of tall.entries())
    await user.type(within(traveller(index + 1)).getByRole('textbox'), each)

  await user.click(screen.getByRole('spinbutton', { name: 'Adult' }))
  await user.keyboard('12{Tab}')
  expect(heights()).toEqual([...tall, ...Array.from({ length: 7 }, () => '')])

  await user.click(screen.getByRole('spinbutton', { name: 'Adult' }))
  await user.keyboard('1{Tab}')
  expect(heights()).toEqual(['161'])
  await user.click(screen.getByRole('button', { name: 'One more: Adult' }))
  expect(heights()).toEqual(['161', '162'])
})

test('who was taken away before a draft is used does not come back into it', async () => {
  const height = optionAnswer(3, { name: 'Height' })
  const draft = filledActivity({ adult: 2, child: 1 })
  const { user } = openForm({ perPax: [height], draft, draftDate: '2027-04-15' })
  await checked()
  await user.type(within(traveller(3)).getByRole('textbox'), '124')
  await user.click(screen.getByRole('button', { name: 'One fewer: Child' }))
  await user.click(screen.getByRole('button', { name: 'Use this draft' }))
  await user.click(screen.getByRole('button', { name: 'One more: Child' }))
  expect(within(traveller(3)).getByRole('textbox')).toHaveProperty('value', '')
})
