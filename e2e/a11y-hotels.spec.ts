import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { findPlace } from './places.ts'
import { checkAxe } from './steps/check-axe.ts'
import { completeHold } from './steps/complete.ts'
import { bookFirstRate, fillGuests } from './steps/guest-form.ts'
import { heldStay } from './steps/held-booking.ts'
import { holdButton } from './steps/hold.ts'
import { cards, chosenRate, openCity, openHotel, rateCells, stayAddress } from './steps/hotel-stay.ts'
import { signIn } from './steps/sign-in.ts'

// axe on every hotel screen and state that the journeys reach, light and dark: no serious or critical
// findings.

test.setTimeout(150_000)

test('the hotel search passes axe: empty query, place and rooms, results, failed searches', async ({
  page,
}) => {
  await signIn(page, await control.mint())
  await page.goto('/hotels')
  await expect(page.getByRole('combobox', { name: 'Where' })).toBeFocused()
  await checkAxe(page, 'hotels, beginning')
  await page.getByRole('combobox', { name: 'Where' }).fill('Lisb')
  await expect(page.getByRole('option').first()).toBeVisible()
  await checkAxe(page, 'hotels, places found')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Rooms/ }).click()
  const rooms = page.getByRole('dialog', { name: 'Rooms and guests' })
  await rooms.getByRole('button', { name: 'One more: Rooms' }).click()
  await rooms
    .getByRole('group', { name: 'Room 2' })
    .getByRole('button', { name: 'One more: Children' })
    .click()
  await checkAxe(page, 'hotels, rooms')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await checkAxe(page, 'hotels, query incomplete')

  await openCity(page, 'Lisbon', '&f.stars=4,5&f.facility=433')
  const map = page.getByRole('region', { name: 'Map of the listed hotels' })
  await expect(map.getByRole('button', { name: /, \$/ }).first()).toBeVisible({ timeout: 20_000 })
  await checkAxe(page, 'hotels, list and map')
  await page.keyboard.press('m')
  await expect(map).toHaveCount(0)
  await checkAxe(page, 'hotels, list alone')
  await page.keyboard.press('j')
  await checkAxe(page, 'hotels, card current')

  const { id } = await findPlace('Sandbox City')
  await page.goto(`/hotels?place=${id}&${stayAddress()}&f.stars=4&f.price=50`)
  await expect(page.getByText('No hotels match')).toBeVisible()
  await checkAxe(page, 'hotels, none')
  await page.goto(`/hotels?place=99&${stayAddress()}`)
  await expect(page.getByRole('heading', { name: /^Place not found$/ })).toBeVisible()
  await checkAxe(page, 'hotels, failed')
})

test('the page of a hotel passes axe: photos, rates, checked, compared, price changed, no longer available, little data, sold out', async ({
  page,
}) => {
  await signIn(page, await control.mint())
  await openHotel(page, 'Extendable')
  await expect(rateCells(page).first()).toBeVisible()
  await checkAxe(page, 'hotel')
  await page.getByRole('button', { name: /^Photo 1/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkAxe(page, 'hotel, photos')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const at of [0, 1]) {
    await rateCells(page).nth(at).dblclick()
    await expect(rateCells(page).nth(at)).toContainText('checked')
    await page.keyboard.press('c')
  }
  await checkAxe(page, 'hotel, rate checked')
  await page.keyboard.press('v')
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkAxe(page, 'hotel, rates compared')
  await openHotel(page, 'Price Rise')
  await rateCells(page).first().dblclick()
  await expect(chosenRate(page).getByRole('alert')).toContainText('higher now')
  await checkAxe(page, 'hotel, price changed')
  await openHotel(page, 'Sold Out at Check')
  await rateCells(page).first().dblclick()
  await expect(chosenRate(page).getByRole('alert')).toContainText('Rate no longer available')
  await checkAxe(page, 'hotel, rate gone')
  await openHotel(page, 'Unrated, No Photo')
  await expect(rateCells(page).first()).toBeVisible()
  const head = page.getByRole('region', { name: 'Hotel', exact: true })
  await expect(head).toContainText('No guest reviews yet')
  await expect(head).toContainText('no stars')
  await expect(page.getByRole('button', { name: /^Photo/ })).toHaveCount(0)
  await checkAxe(page, 'hotel, sparse')
  await openHotel(page, 'One Left', '2;2')
  await expect(page.getByRole('region', { name: 'No rooms left' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'No rooms left' }).getByRole('link').first()).toBeVisible()
  await checkAxe(page, 'hotel, none left')
  await page.goto(`/hotels/1?${stayAddress()}`)
  await expect(page.getByRole('alert').getByRole('link', { name: 'Other hotels' })).toBeVisible()
  await checkAxe(page, 'hotel, unknown')
})

test('the guest form passes axe: empty, refused, short of funds, price changed, no longer available', async ({
  page,
}) => {
  await signIn(page, await control.mint({ balance: '50.00' }))
  await openHotel(page, 'Family Four', '2,6')
  await bookFirstRate(page)
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  await checkAxe(page, 'guests')
  await holdButton(page).click()
  await expect(page.getByRole('group', { name: /^\d+ fields? needs? attention$/ })).toBeFocused()
  await checkAxe(page, 'guests, refused')
  await openHotel(page, 'Extendable')
  await bookFirstRate(page)
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
  await fillGuests(page)
  await holdButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'the wallet is' })).toBeVisible()
  await checkAxe(page, 'guests, wallet short')
  await openHotel(page, 'Price Rise')
  await bookFirstRate(page)
  await expect(page.getByText(/^The price is \$[\d,.]+ higher now/)).toBeVisible()
  await checkAxe(page, 'guests, price changed')
  await openHotel(page, 'Sold Out at Check')
  await bookFirstRate(page)
  await expect(page.getByText('Rate no longer available:')).toBeVisible()
  await checkAxe(page, 'guests, rate gone')
})

test('the page of a stay passes axe: held, confirmed, waiting for its voucher, cancelled', async ({
  page,
}) => {
  const office = await control.mint()
  await signIn(page, office)
  const reference = await heldStay(page, 'Slow Voucher')
  await checkAxe(page, 'stay, held')
  await page.keyboard.press('x')
  await expect(page.getByRole('dialog', { name: 'Cancel this hold?' })).toBeVisible()
  await checkAxe(page, 'stay, asked whether to give it up')
  await page.keyboard.press('Escape')
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /voucher to follow$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Voucher' })).toContainText('it appears here automatically')
  expect((await page.request.get(`/api/voucher/${reference}`)).status()).toBe(409)
  await checkAxe(page, 'stay, voucher awaited')
  await control.advance(office, 100)
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible({ timeout: 20_000 })
  await checkAxe(page, 'stay, confirmed')
  await page.keyboard.press('x')
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(question.getByText(/non-refundable|Refund to wallet/)).toBeVisible()
  await checkAxe(page, 'stay, what cancelling costs')
  await heldStay(page)
  await completeHold(page)
  await expect(page.getByRole('heading', { name: /: confirmed/ })).toBeVisible()
  await page.keyboard.press('x')
  await question.getByRole('button', { name: /^Cancel and refund/ }).click()
  await expect(page.getByRole('heading', { name: /: cancelled/ })).toBeVisible()
  await checkAxe(page, 'stay, cancelled and refunded')
  await page.goto('/bookings')
  await expect(page.getByRole('list', { name: 'Bookings' }).getByRole('listitem')).toHaveCount(2)
  await checkAxe(page, 'bookings with stays')
  await openCity(page, 'Sandbox City')
  await expect(cards(page).first()).toBeVisible()
  await checkAxe(page, 'hotels of the sandbox')
})
