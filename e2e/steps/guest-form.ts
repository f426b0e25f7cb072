import { expect, type Page } from '@playwright/test'
import { contact } from './fill-form.ts'
import { holdAnyway } from './hold.ts'
import { chosenRate, openHotel, rateCells } from './hotel-stay.ts'

/** A guest as typed. Only the first guest of a room has a title. */
export type Guest = { title?: string; lastName: string; firstName: string }

const keller = (firstName: string, title?: string): Guest => ({
  lastName: 'KELLER',
  firstName,
  ...(title === undefined ? {} : { title }),
})

/** The two adults of one room. */
const couple: readonly Guest[] = [keller('ANNA', 'Ms'), keller('BEN')]

/** The guests of `2;2,6`: two adults; two adults and a child. */
export const party: readonly (readonly Guest[])[] = [
  couple,
  [keller('CLARA', 'Mrs'), keller('DAVID'), keller('EMIL')],
]

/** The fields of one guest; room and guest are counted from 1. */
export function guestFields(page: Page, room: number, guest: number) {
  return page
    .getByRole('region', { name: new RegExp(`^Room ${room}\\b`) })
    .getByRole('group')
    .nth(guest - 1)
}

/** Fills the whole form with mouse and keyboard. */
export async function fillGuests(
  page: Page,
  rooms: readonly (readonly Guest[])[] = [couple],
  reach: { phone: string; email: string } = contact,
): Promise<void> {
  for (const [room, guests] of rooms.entries()) {
    for (const [index, guest] of guests.entries()) {
      const fields = guestFields(page, room + 1, index + 1)
      if (guest.title !== undefined) {
        await fields.getByRole('combobox', { name: 'Title' }).click()
        await page.getByRole('option', { name: guest.title, exact: true }).click()
      }
      await fields.getByLabel('Last name').fill(guest.lastName)
      await fields.getByLabel('First names').fill(guest.firstName)
    }
  }
  await page.getByLabel('Phone').fill(reach.phone)
  await page.getByLabel('E-mail').fill(reach.email)
}

/** Chooses the first rate whose text matches and opens its form, without waiting for the price check. */
export async function bookFirstRate(page: Page, words?: RegExp): Promise<void> {
  await rateCells(page, words).first().click()
  await chosenRate(page).getByRole('button', { name: /^Book/ }).click()
  await expect(page.getByRole('heading', { name: 'Guests', level: 1 })).toBeVisible()
}

/** Opens the form of a scenario hotel, waits for the price check and fills the form. */
export async function openGuestForm(page: Page, name = 'Extendable'): Promise<void> {
  await openHotel(page, name)
  await bookFirstRate(page)
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  await fillGuests(page)
}

/**
 * Books a scenario hotel up to the hold, also for guests who are in another hotel on these nights. Returns
 * the booking's reference.
 */
export async function bookHotel(page: Page, name = 'Extendable'): Promise<string> {
  await openGuestForm(page, name)
  return holdAnyway(page)
}
