import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { emptyPassengerForm } from '../lib/air/passenger-form.ts'
import { searchBody } from '../tests/setup/air.ts'

/** A request to the desk as its pages send it. */
export type DeskRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** A fare of a flight search at the desk. */
export type DeskFare = { code: string; cents: number }

/** The form of one adult. */
const form = {
  passengers: emptyPassengerForm([1]).passengers.map((passenger) => ({
    ...passenger,
    title: 'Ms',
    firstName: 'Anna',
    lastName: 'Keller',
    gender: '1',
    birthDate: '1988-06-12',
    nationality: 'DE',
    passportNumber: 'C01X00T47',
    passportExpiry: '2033-05-01',
    passportIssued: '2023-05-01',
    passportCountry: 'DE',
  })),
  phone: '+49 30 1234567',
  email: 'anna@example.com',
  markup: { adult: '', child: '', infant: '' },
}

const manifest = z.object({ node: z.record(z.string(), z.object({ exportedName: z.string().optional() })) })
const fares = z.object({
  PricedItineraries: z
    .array(
      z.object({
        FareSourceCode: z.string(),
        AirItineraryPricingInfo: z.object({
          ItinTotalFare: z.object({ TotalFare: z.union([z.string(), z.number()]) }),
        }),
      }),
    )
    .default([]),
})

/** The ids that this build gave to its actions. */
function actionIds(): (name: string) => string {
  const file = path.join(import.meta.dirname, '../.next/server/server-reference-manifest.json')
  const { node } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const byName = new Map(Object.entries(node).map(([id, { exportedName = '' }]) => [exportedName, id]))
  return (name) => byName.get(name) ?? ''
}

export type DeskRequests = ReturnType<typeof deskRequests>

/** The requests of a signed-in agent to a built desk at this address. */
export function deskRequests(deskUrl: string) {
  const actions = actionIds()
  const page = (address: string, cookie: string): DeskRequest => ({
    method: 'GET',
    path: address,
    headers: { accept: 'text/html', cookie },
  })
  const read = (id: string, cookie: string, input: unknown): DeskRequest => ({
    method: 'POST',
    path: `/api/read/${id}`,
    headers: {
      cookie,
      origin: deskUrl,
      accept: 'application/json',
      'content-type': 'application/json',
      'x-desk': '1',
    },
    body: JSON.stringify(input),
  })
  const action = (address: string, name: string, cookie: string, ...args: unknown[]): DeskRequest => ({
    method: 'POST',
    path: address,
    headers: {
      cookie,
      origin: deskUrl,
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      'next-action': actions(name),
    },
    body: JSON.stringify(args),
  })
  return {
    page,
    balance: (cookie: string) => read('wallet.balance', cookie, {}),
    search: (cookie: string, legs: Parameters<typeof searchBody>[0]) =>
      read('air.low-fare-search', cookie, searchBody(legs)),
    hold: (cookie: string, fare: DeskFare) =>
      action('/flights/book', 'holdOffer', cookie, 'air', {
        offerCode: fare.code,
        clientReference: `TD-${randomUUID()}`,
        acceptedTotalCents: fare.cents,
        evenIfBooked: true,
        form,
      }),
    note: (cookie: string, reference: string) =>
      action(`/bookings/${reference}`, 'noteOnBooking', cookie, 'air', {
        reference,
        id: randomUUID(),
        text: 'Called the client',
      }),
  }
}

/** The fares in the answer to a search. */
export function faresOfDesk(body: string): DeskFare[] {
  return fares.parse(JSON.parse(body)).PricedItineraries.map((fare) => ({
    code: fare.FareSourceCode,
    cents: Math.round(Number(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare) * 100),
  }))
}

/** The booking that the answer to a hold names; null if it was not held. */
export function heldReference(body: string): string | null {
  return /"kind":"held","reference":"([^"]+)"/.exec(body)?.[1] ?? null
}
