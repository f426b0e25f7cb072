import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { signIn } from 'next-auth/react'
import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { QueryBar } from '../../../components/air/search/query-bar.tsx'
import { EMPTY_DRAFT } from '../../../components/air/search/search-draft.ts'
import { BookingList } from '../../../components/booking/list/booking-list.tsx'
import { SignInForm } from '../../../components/session/sign-in-form.tsx'
import { makeQueryClient } from '../../../components/shell/query-client.ts'
import { lineFixture } from '../../desk/booking/line-fixture.ts'
import { listFixture } from '../../desk/booking/list-fixture.ts'
import type { CityRow } from '../../../lib/place/name-files.ts'
import { answerNames, answerRoute } from '../answers.ts'

// On a slow line people type into the server's HTML. The page uses that text once it is hydrated.

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

/** Types into fields of the server's HTML, where no component listens; the last one keeps the focus. */
function typeEarly(texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    field(name).focus()
    field(name).value = text
  }
}

/** Shows the server's HTML of a screen, lets a person act on it, and hydrates it. */
function hydrate(content: ReactNode, act: () => void) {
  const page = <QueryClientProvider client={makeQueryClient()}>{content}</QueryClientProvider>
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  act()
  render(page, { container, hydrate: true })
  return userEvent.setup({ delay: null })
}

const places: readonly CityRow[] = [['LON', 'London', 'GB', [], [['LHR', 'London Heathrow Airport', 'GB']]]]

const bar = (
  <QueryBar initial={EMPTY_DRAFT} serverNow="2026-11-20T15:00:00.000Z" mayPrice={false} onSearch={() => {}} />
)

test('a date that was left is shown as a date, and the one with the focus is typed on', async () => {
  answerNames('places.json', places)
  const user = hydrate(bar, () => typeEarly({ Depart: '+30', Return: '+4' }))
  expect(field('Depart').value).toBe('Sun 20 Dec')
  expect(field('Return').value).toBe('+4')
  await user.keyboard('0')
  await user.tab()
  expect(field('Return').value).toBe('Fri 29 Jan')
})

test('a place is looked for, and the list opens where the field has the focus', async () => {
  answerNames('places.json', places)
  const user = hydrate(bar, () => typeEarly({ From: 'Hea' }))
  expect(await screen.findAllByRole('option')).toHaveLength(1)
  await user.keyboard('t')
  expect(await screen.findAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(await screen.findByDisplayValue('London Heathrow')).toBe(field('From'))
})

test('the bookings are searched', async () => {
  const search = vi.fn((_input: unknown) => listFixture({ lines: [lineFixture({ reference: 'BBB222' })] }))
  answerRoute('/api/bookings/list', search)
  const drawn = {
    view: listFixture({ lines: [lineFixture({}), lineFixture({ reference: 'B' })] }),
    search: '',
  }
  hydrate(<BookingList drawn={drawn} />, () => typeEarly({ 'Find a booking': 'rossi' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(search.mock.calls).toEqual([[{ search: 'q=rossi' }]])
  expect(window.location.hash).toBe('#q=rossi')
})

test('sign-in: every field is sent as it was filled in, and the focus stays where the person types', async () => {
  localStorage.setItem('travel-desk.office', 'REMEMBERED')
  vi.mocked(signIn).mockResolvedValue({ ok: false, status: 401, error: 'Refused', url: null })
  const user = hydrate(<SignInForm from="/" demo={[]} firstError={null} />, () => {
    screen.getByLabelText<HTMLInputElement>(/^Production/).checked = true
    typeEarly({ Office: 'ATLAS-LON', User: 'lena', 'Account UUID': 'a secr' })
  })
  expect(document.activeElement).toBe(field('Account UUID'))
  await user.keyboard('et{Enter}')
  expect(vi.mocked(signIn).mock.calls).toEqual([
    [
      'credentials',
      { environment: 'production', office: 'ATLAS-LON', user: 'lena', secret: 'a secret', redirect: false },
    ],
  ])
})

test('sign-in: a remembered office is used where none was typed', () => {
  localStorage.setItem('travel-desk.office', 'REMEMBERED')
  hydrate(<SignInForm from="/" demo={[]} firstError={null} />, () => {})
  expect(field('Office').value).toBe('REMEMBERED')
  expect(document.activeElement).toBe(field('User'))
})
