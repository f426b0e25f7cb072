import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TripScreen } from '../../../components/trip/trip-screen.tsx'
import { chooseTravellers } from '../../../server/trip/actions.ts'
import { answerRoute } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'
import { savedAnna } from '../traveller/saved-fixture.ts'
import { noQuotes, tripTraveller, tripView } from './trip-fixture.ts'

// Who travels: what their passports lack is on the page, and they are chosen and ordered by key.

const boris = tripTraveller('Boris Keller')
const clara = tripTraveller('Clara Keller', { age: 8, type: 'child', passport: null, passportExpiry: null })

function open(fields = {}) {
  const view = tripView([], { travellers: [boris, clara], ...fields })
  return renderDesk(<TripScreen view={view} quotes={noQuotes} />)
}

const namesChosen = () =>
  within(screen.getByRole('list', { name: 'Chosen travellers' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent)

test('each traveller stands with the end of the passport number, or that it is missing', () => {
  open()
  const rows = within(screen.getByRole('list', { name: 'Travellers' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Boris Keller•••••T47',
    'Clara Keller, 8passport missing',
  ])
})

test('a saved traveller is added by name and put first, and the order is sent', async () => {
  answerRoute('/api/travellers/find', () => ({ travellers: [savedAnna] }))
  vi.mocked(chooseTravellers).mockResolvedValueOnce({ kind: 'done' })
  const { user } = open()
  await user.keyboard('w')
  const field = await screen.findByRole('textbox', { name: 'Add a saved traveller' })
  expect(document.activeElement).toBe(field)
  await user.type(field, 'kel')
  await screen.findByRole('listbox', { name: 'Saved travellers' })
  await screen.findByRole('option')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(namesChosen()).toEqual(['Boris Keller', 'Clara Keller', 'Anna Keller'])
  await user.click(screen.getByRole('button', { name: 'Move Anna Keller up' }))
  await user.click(screen.getByRole('button', { name: 'Move Anna Keller up' }))
  await user.click(screen.getByRole('button', { name: 'Take Boris Keller off the list' }))
  expect(namesChosen()).toEqual(['Anna Keller', 'Clara Keller'])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const [seen, ids] = vi.mocked(chooseTravellers).mock.calls[0] ?? []
  expect([seen?.version, ids]).toEqual([3, [savedAnna.id, clara.id]])
})

test('somebody who may not use saved travellers sees none of them', () => {
  open({ travellers: null })
  expect(screen.queryByRole('heading', { name: 'Travellers' })).toBeNull()
})
