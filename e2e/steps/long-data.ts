import { expect, type Page } from '@playwright/test'
import { control, type Office } from '../control.ts'
import { openWitness } from '../gateway-client.ts'
import { openActivityForm, reserveButton } from './activity-form.ts'
import { completeHold } from './complete.ts'
import { anna, type Traveller } from './fill-form.ts'
import { heldParty, heldStay } from './held-booking.ts'

// Data as long as it may well be: names of forty letters and more, sums of five digits, German and Arabic.

/** Surname, of one word that no line can be broken in. */
const LONGEST_WORD = 'WOLFESCHLEGELSTEINHAUSENBERGERDORFF'

const hubert: Traveller = { ...anna, title: 'Mr', firstName: 'HUBERT', lastName: LONGEST_WORD }
/** A traveller with a long name of several words. */
export const longTraveller: Traveller = {
  ...anna,
  firstName: 'MAXIMILIANE KATHARINA',
  lastName: 'VON WOLKENSTEIN HOHENBERG',
}

/** Names that no screen may cut. */
export const longNames = [LONGEST_WORD, 'WOLKENSTEIN HOHENBERG']

/** An Arabic sentence, as guests write it. */
export const arabic = 'يرجى تخصيص غرفة هادئة في طابق مرتفع بعيداً عن المصعد، ونصل متأخرين بعد منتصف الليل'

/** A German sentence with long words. */
export const german =
  'Nichtraucherzimmer mit Verbindungstür, Lebensmittelunverträglichkeitsbescheinigung liegt bei; Anreise nach Mitternacht'

/** An office with a long name and a large wallet. */
export function mintLongOffice(): Promise<Office> {
  return control.mint({
    name: 'Reisebüro Donaudampfschifffahrtsgesellschaft & مكتب السفر العربي',
    balance: '698765.43',
    users: [
      { userName: 'maximiliane-von-wolkenstein-hohenberg', role: 'agent' },
      { userName: 'maximiliane-katharina-von-wolkenstein', role: 'admin' },
    ],
  })
}

/** Six adults with long names in business. Returns the reference. */
function heldLongFlight(page: Page): Promise<string> {
  const others = ['ANNEGRET', 'BARTHOLOMAEUS', 'CHRISTOPHERUS', 'DIETLINDE', 'EBERHARDT']
  const party = [
    hubert,
    ...others.map((firstName, at) => ({
      ...longTraveller,
      firstName,
      passport: { ...longTraveller.passport, number: `C01X00T5${at}` },
    })),
  ]
  return heldParty(page, 'LON-SIN', party, 3)
}

/** One adult with a long name of several words. Returns the reference. */
function heldLongName(page: Page, leg: string): Promise<string> {
  return heldParty(page, leg, [longTraveller])
}

/** Three rooms for three weeks. Returns the reference. */
function heldLongStay(page: Page): Promise<string> {
  return heldStay(page, 'Extendable', {
    nights: 21,
    rooms: 3,
    guest: { firstName: longTraveller.firstName, lastName: longTraveller.lastName },
    note: `${german}. ${arabic}`,
  })
}

/** Reserves an activity for somebody with an Arabic name. Returns the reference. */
async function reservedLongActivity(page: Page, office: Office): Promise<string> {
  await openActivityForm(page, await openWitness(office), 'On Request', { adults: 9 })
  await page.getByRole('combobox', { name: 'Title' }).click()
  await page.getByRole('option', { name: 'Ms.' }).click()
  await page.getByLabel('Last name').fill('عبدالرحمن بن عبدالعزيز آل سعود القحطاني')
  await page.getByLabel('First names').fill('فاطمة الزهراء')
  await page.getByLabel('Phone').fill('+49 30 5550 1420')
  await page.getByLabel('E-mail').fill('fatima.alzahraa@reisebuero-wolkenstein.example')
  await page.getByRole('textbox', { name: /^Message/ }).fill(`${arabic}. ${german}`)
  await reserveButton(page).click()
  await expect(page.getByRole('heading', { name: /^Reserved for / })).toBeVisible({ timeout: 30_000 })
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/**
 * Fills an office with a busy morning: bookings of the three kinds that are held, one that is ticketed, one
 * that waits for its tickets, and one that lapsed. Returns references of those that are held.
 */
export async function fillOffice(page: Page, office: Office) {
  await heldLongName(page, 'LHR-AMS')
  await completeHold(page)
  await control.advance(office, 90)
  await heldLongName(page, 'LHR-CDG')
  await control.advance(office, 13 * 60)
  const activity = await reservedLongActivity(page, office)
  const flight = await heldLongFlight(page)
  const stay = await heldLongStay(page)
  await heldLongName(page, 'LHR-SIN')
  await control.arm(office, 'ticket_stall')
  await completeHold(page)
  await control.advance(office, 200)
  return { activity, flight, stay }
}
