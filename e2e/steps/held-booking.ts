import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { titles } from '../../contract/booking/person.ts'
import type { ResponseOf } from '../../contract/registry.ts'
import { dayAhead } from '../day.ts'
import { scenarioHotel } from '../places.ts'
import { sendAction, serverActions } from '../server-actions.ts'
import { environment } from '../environment.ts'
import { anna, contact, type Passport, type Traveller } from './fill-form.ts'
import { hearKeys } from './hear-keys.ts'
import { heldReference } from './hold.ts'
import { searchAddress } from './search.ts'

// Bookings for journeys that are not about holding. The desk holds them as it does for its forms, by the same
// requests, so they have everything that a hold by a form has; no screen is drawn for them.

/** The answer to the check of a fare or a rate, as far as a hold needs it (`lib/read.ts`). */
type CheckedFare = { offer: { offerCode: string; price: { totalCents: number } } }
type CheckedRate = {
  offer: {
    offerCode: string
    price: { totalCents: number }
    rooms: { adults: number; childAges: number[] }[]
  }
}

/**
 * Reads as the pages of the desk do. A request that meets a connection which the desk just closed is sent
 * again.
 */
async function read<Answer>(page: Page, address: string, data: unknown): Promise<Answer> {
  const headers = { 'x-desk': '1', origin: environment.deskUrl }
  const answer = await page.request.post(`/api/${address}`, { headers, data, maxRetries: 3 })
  expect(answer.status(), address).toBe(200)
  return (await answer.json()) as Answer
}

const centsOf = (usd: number) => Math.round(usd * 100)

/** Who flies, and in which cabin of the contract: one adult in any unless said otherwise. */
type Wish = { adults?: number; cabin?: number }

/** The cheapest fare of a route, thirty days ahead: its code and its total in cents. */
async function cheapestFare(
  page: Page,
  leg: string,
  { adults = 1, cabin }: Wish = {},
): Promise<{ code: string; totalCents: number }> {
  const [OriginLocationCode = '', DestinationLocationCode = ''] = leg.split('-')
  const DepartureDateTime = dayAhead(30)
  const { PricedItineraries } = await read<ResponseOf<'air.low-fare-search'>>(
    page,
    'read/air.low-fare-search',
    {
      AdultCount: adults,
      ChildCount: 0,
      InfantCount: 0,
      PricingSourceType: 'All',
      RequestOption: 'All',
      ...(cabin && { TravelPreference: { CabinType: cabin } }),
      OriginDestinationInformations: [{ OriginLocationCode, DestinationLocationCode, DepartureDateTime }],
    },
  )
  const fares = PricedItineraries.map((fare) => ({
    code: fare.FareSourceCode,
    totalCents: centsOf(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare),
  }))
  const [fare] = fares.sort((one, other) => one.totalCents - other.totalCents)
  if (!fare) throw new Error(`no fares from ${leg}`)
  return fare
}

/** Opens the form of the cheapest fare of a route; returns once the price has been checked. */
export async function openFormOf(page: Page, leg: string): Promise<void> {
  const { code } = await cheapestFare(page, leg)
  const search = searchAddress([leg]).replace('/flights?', '')
  await page.goto(`/flights/book?fare=${encodeURIComponent(code)}&${search}`)
  await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
}

/** Holds the cheapest fare of a route and opens the booking. Returns its reference. */
export async function heldFlight(page: Page, leg: string, traveller: Traveller = anna): Promise<string> {
  return heldParty(page, leg, [traveller])
}

/** The same for several adults. */
export async function heldParty(
  page: Page,
  leg: string,
  travellers: readonly Traveller[],
  cabin?: number,
): Promise<string> {
  const { code } = await cheapestFare(page, leg, { adults: travellers.length, ...(cabin && { cabin }) })
  const { offer } = await read<CheckedFare>(page, 'offers/check/air', { FareSourceCode: code })
  return hold(page, 'air', {
    offerCode: offer.offerCode,
    totalCents: offer.price.totalCents,
    form: {
      passengers: travellers.map(passenger),
      ...contact,
      markup: { adult: '', child: '', infant: '' },
    },
  })
}

/** Letters in the names of guests, by which those of one room differ from those of the others. */
const MORE_NAMES = ['', ' ADA', ' ELLA']

/** A stay of two guests in each of up to three rooms, two nights in one room unless said otherwise. */
type Stay = {
  nights?: number
  rooms?: number
  guest?: { firstName: string; lastName: string }
  note?: string
}

/**
 * Holds a rate of a hotel of Sandbox City for two guests, one that can be cancelled for nothing where there
 * is one, and opens the booking. Returns its reference.
 */
export async function heldStay(
  page: Page,
  name = 'Extendable',
  { nights = 2, rooms = 1, guest = { firstName: 'ANNA', lastName: 'KELLER' }, note = '' }: Stay = {},
): Promise<string> {
  const { PricedItineraries } = await read<ResponseOf<'hotel.availability'>>(
    page,
    'read/hotel.availability',
    {
      HotelId: Number((await scenarioHotel(name)).id),
      CheckIn: dayAhead(30),
      CheckOut: dayAhead(30 + nights),
      Occupancies: Array.from({ length: rooms }, () => ({ AdultCount: 2 })),
    },
  )
  const rates = PricedItineraries.filter((offer) => 'FareSourceCode' in offer)
  const rate = rates.find((offer) => offer.FreeCancellation) ?? rates[0]
  if (!rate) throw new Error(`no rates at ${name}`)
  const { offer } = await read<CheckedRate>(page, 'offers/check/hotel', {
    FareSourceCode: rate.FareSourceCode,
  })
  return hold(page, 'hotel', {
    offerCode: offer.offerCode,
    totalCents: offer.price.totalCents,
    form: {
      rooms: MORE_NAMES.slice(0, rooms).map((more) => ({
        guests: [
          { age: null, title: '2', ...guest, firstName: `${guest.firstName}${more}` },
          { age: null, title: '', ...guest, firstName: `BEN${more}` },
        ],
      })),
      ...contact,
      nationality: '',
      note,
    },
  })
}

async function hold(
  page: Page,
  kind: BookingKind,
  wanted: { offerCode: string; totalCents: number; form: unknown },
): Promise<string> {
  const action = serverActions().find(({ name }) => name === 'holdOffer')
  const input = {
    offerCode: wanted.offerCode,
    clientReference: `TD-${randomUUID()}`,
    acceptedTotalCents: wanted.totalCents,
    // Journeys need several bookings of one person.
    evenIfBooked: true,
    form: wanted.form,
  }
  const body = JSON.stringify([kind, input])
  const form = kind === 'air' ? '/flights/book' : '/hotels/book'
  const answer = await sendAction(page.request, action?.id ?? '', body, { origin: environment.deskUrl }, form)
  const text = await answer.text()
  const [, reference] = /"kind":"held","reference":"([^"]+)"/.exec(text) ?? []
  expect(reference, text).toBeDefined()
  await page.goto(`/bookings/${reference}`)
  const shown = await heldReference(page)
  // The heading is in the server's HTML; journeys press keys next.
  await hearKeys(page)
  return shown
}

function passenger({ title, lastName, firstName, birth, passport }: Traveller) {
  return {
    type: 1,
    title: String(titles.find(({ name }) => name === title)?.code),
    firstName,
    lastName,
    gender: title === 'Mr' ? '0' : '1',
    birthDate: isoDay(birth),
    ...passportFields(passport),
  }
}

function passportFields({ number, country, expires, issued }: Passport) {
  return {
    nationality: country,
    passportNumber: number,
    passportExpiry: isoDay(expires, 2000),
    passportIssued: isoDay(issued, 2000),
    passportCountry: country,
  }
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** `12JUN88` as `1988-06-12`. */
function isoDay(typed: string, century = 1900): string {
  const [, day = '', month = '', year = ''] = /^(\d\d)([A-Z]{3})(\d\d)$/.exec(typed) ?? []
  const number = String(months.indexOf(month) + 1).padStart(2, '0')
  return `${century + Number(year)}-${number}-${day}`
}
