import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { TravellerFinder } from '../../../components/traveller/traveller-finder.tsx'
import type { FoundTravellers } from '../../../lib/traveller/found-traveller.ts'
import {
  eraseSavedTraveller,
  eraseTraveller,
  exportTraveller,
  findTravellers,
} from '../../../server/traveller/actions.ts'
import { renderDesk } from '../render-desk.tsx'

const SAVED_ID = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'

const travellers: FoundTravellers = {
  kind: 'found',
  more: false,
  travellers: [
    {
      name: 'ANNA KELLER',
      bookings: [
        {
          kind: 'air',
          reference: 'PO4932801',
          state: 'ticketed',
          service: {
            title: 'FRA to LIS',
            detail: 'LH · 1 traveller',
            days: { from: '2027-01-14', to: '2027-01-14' },
            codes: ['T2N8VJ'],
            findBy: [],
            places: [],
            occupied: [],
          },
          totalCents: 42_180,
          madeBy: 'Maya Lindqvist',
        },
      ],
      saved: [{ id: SAVED_ID, birthDate: '1988-06-12', passport: '•••••T47' }],
    },
  ],
}

async function openFound() {
  vi.mocked(findTravellers).mockResolvedValue(travellers)
  const { user } = renderDesk(<TravellerFinder />)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'keller')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await screen.findByRole('region', { name: 'Anna Keller' })
  return user
}

describe('finding a traveller', () => {
  test('lists the bookings of each name; nobody found is said', async () => {
    const user = await openFound()
    expect(vi.mocked(findTravellers).mock.calls).toEqual([['keller']])
    expect(screen.getByRole('link', { name: 'FRA to LIS' }).getAttribute('href')).toBe('/bookings/PO4932801')
    vi.mocked(findTravellers).mockResolvedValue({ kind: 'found', travellers: [], more: false })
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByRole('heading', { name: 'No traveller called “keller”' })).toBeTruthy()
  })

  test('a refusal is shown instead of a list', async () => {
    vi.mocked(findTravellers).mockResolvedValue({ kind: 'refused', message: 'Only admins can.' })
    const { user } = renderDesk(<TravellerFinder />)
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Only admins can.')
  })

  test('an export is saved as a file, under a name without the person', async () => {
    const saved: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    vi.mocked(exportTraveller).mockResolvedValue({ kind: 'exported', json: '{}' })
    const user = await openFound()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText(/The export of Anna Keller is saved/)).toBeTruthy()
    expect(saved).toEqual(['traveller-export.json'])
  })
})

describe('erasing a traveller', () => {
  async function openDialog() {
    const user = await openFound()
    await user.click(screen.getByRole('button', { name: 'Erase Anna Keller in PO4932801' }))
    const dialog = await screen.findByRole('dialog', { name: 'Erase Anna Keller?' })
    const field = (name: RegExp) => within(dialog).getByRole('textbox', { name })
    const erase = () => within(dialog).getByRole('button', { name: 'Erase for good' })
    return { user, dialog, field, erase }
  }

  test('needs the reference, a reason, and a second confirmation where the desk asks for one', async () => {
    const { user, dialog, field, erase } = await openDialog()
    const isBlocked = () => erase().getAttribute('aria-disabled') === 'true'
    expect(isBlocked()).toBe(true)
    await user.type(field(/^Type PO4932801/), 'po4932801')
    expect(isBlocked()).toBe(true)
    await user.type(field(/^Reason/), 'asked for it')
    expect(isBlocked()).toBe(false)
    vi.mocked(eraseTraveller).mockResolvedValueOnce({ kind: 'not-over', because: 'The trip is not over.' })
    await user.click(erase())
    expect(await within(dialog).findByText(/The trip is not over\./)).toBeTruthy()
    expect(isBlocked()).toBe(true)
    await user.click(within(dialog).getByRole('checkbox', { name: 'Erase anyway' }))
    vi.mocked(eraseTraveller).mockResolvedValueOnce({ kind: 'erased' })
    await user.click(erase())
    expect(await screen.findByText(/Anna Keller is erased in PO4932801/)).toBeTruthy()
    const sent = { reference: 'PO4932801', name: 'ANNA KELLER', typed: 'po4932801', reason: 'asked for it' }
    expect(vi.mocked(eraseTraveller).mock.calls).toEqual([
      ['air', { ...sent, withContact: true, despite: false }],
      ['air', { ...sent, withContact: true, despite: true }],
    ])
  })

  test('that the booking service does not offer says what is left to do, and an unknown end to try again', async () => {
    const { user, dialog, field, erase } = await openDialog()
    await user.type(field(/^Type PO4932801/), 'PO4932801')
    await user.type(field(/^Reason/), 'asked for it')
    vi.mocked(eraseTraveller).mockRejectedValueOnce(new Error('the connection broke'))
    await user.click(erase())
    expect(await within(dialog).findByText(/Erase again: doing it twice changes nothing/)).toBeTruthy()
    vi.mocked(eraseTraveller).mockResolvedValueOnce({ kind: 'erased-here', how: 'Run npm run erase.' })
    await user.click(erase())
    expect(await screen.findByText(/Erased here only.*Run npm run erase\./)).toBeTruthy()
  })
})

describe('erasing a saved traveller', () => {
  test('is told apart by birth date and masked passport, needs a reason, and may be repeated', async () => {
    const user = await openFound()
    expect(screen.getByText('Born 12 Jun 1988, passport •••••T47')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Erase the saved details of Anna Keller' }))
    const dialog = await screen.findByRole('dialog', { name: 'Erase the saved details of Anna Keller?' })
    const erase = () => within(dialog).getByRole('button', { name: 'Erase for good' })
    expect(erase().getAttribute('aria-disabled')).toBe('true')
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'asked for it')
    vi.mocked(eraseSavedTraveller).mockRejectedValueOnce(new Error('the connection broke'))
    await user.click(erase())
    expect(await within(dialog).findByText(/Erase again: doing it twice changes nothing/)).toBeTruthy()
    vi.mocked(eraseSavedTraveller).mockResolvedValueOnce({ kind: 'refused', message: 'Only admins can.' })
    await user.click(erase())
    expect(await within(dialog).findByText('Only admins can.')).toBeTruthy()
    vi.mocked(eraseSavedTraveller).mockResolvedValueOnce({ kind: 'gone' })
    await user.click(erase())
    expect(await within(dialog).findByText(/^Not found in this office/)).toBeTruthy()
    vi.mocked(eraseSavedTraveller).mockResolvedValueOnce({ kind: 'erased' })
    await user.click(erase())
    expect(await screen.findByText(/The saved details of Anna Keller are erased/)).toBeTruthy()
    expect(vi.mocked(eraseSavedTraveller).mock.calls.at(-1)).toEqual([SAVED_ID, 'asked for it'])
    // The search is repeated and shows the travellers that remain.
    expect(vi.mocked(findTravellers)).toHaveBeenCalledTimes(2)
  })
})
