import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { AirBookingView } from '../../../../lib/air/booking-view.ts'
import { refundPreview } from '../../../../lib/air/refund-preview.ts'
import type { ChosenParts } from '../../../../lib/booking/chosen-parts.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import { actOn, type ActOptions } from '../../../../server/booking/act.ts'
import { attentionLines } from '../../../../server/booking/attention.ts'
import { bookingPageOf } from '../../../../server/booking/page.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { heldFlight } from '../../../setup/air.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import { openWorld, type World } from '../world.ts'

// A desk whose agent has a ticketed booking for two; reads wallet, change log and list after a refund.

/** Opened by `prepareRefunds`, like all below. */
export let world: World
export let office: MintedOffice
export let ann: AnyGrant
export let ben: AnyGrant
export let theo: AnyGrant
/** The booking of the test. */
export let reference: string

/** For the tests of a file: a desk with its people, and a booking for each test. */
export function prepareRefunds(): void {
  beforeAll(async () => {
    world = await openWorld({ gateway: { dedupe: false } })
    office = await world.gateway.mint({
      balance: '90000.00',
      users: [
        { userName: 'ann', role: 'agent' },
        { userName: 'ben', role: 'admin' },
        { userName: 'theo', role: 'viewer' },
      ],
    })
    ann = await world.grant(await world.signIn(office), 'signed_in')
    ben = await world.grant(await world.signIn(office, 'admin'), 'signed_in')
    theo = await world.grant(await world.signIn(office, 'viewer'), 'signed_in')
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    world.clearTroubles()
    await useTicketed(['LCY', 'EDI'])
  })
}

/** The session of ann. */
export const session = () => ({ SessionId: ann.gatewaySession.reveal() })
/** The call that refunds. */
export const REFUND = '/Air/AirRefund'

type Days = [out: string, back?: string]

/** A ticketed booking of ann for two adults that the desk has read. */
async function ticketed([from, to]: [string, string], days: Days): Promise<string> {
  const legs: [string, string, string][] = [[from, to, days[0]]]
  if (days[1]) legs.push([to, from, days[1]])
  const made = await heldFlight(world.gateway, session().SessionId, { legs, mix: { adults: 2 } })
  await world.gateway.mustCall('air.order-ticket', { ...session(), UniqueId: made })
  await world.gateway.advance(10)
  await pageOf(ann, made)
  return made
}

/**
 * Lets the tests act on a new booking of this route.
 * @param days when it leaves and, if it does, comes back
 */
export async function useTicketed(route: [string, string], days: Days = ['2026-12-20']): Promise<void> {
  reference = await ticketed(route, days)
}

/** The page of a booking as a person opens it. */
export async function pageOf(grant: AnyGrant, of = reference) {
  const page = await bookingPageOf(world.desk, grant, of)
  if (page.kind !== 'read') throw new Error(page.kind)
  return { ...page, booking: page.booking as AirBookingView }
}

/** The refund dialog as a person sees it. */
export async function shown() {
  const { booking } = await pageOf(ann)
  const display = await world.gateway.mustCall('air.refund-display', { ...session(), UniqueId: reference })
  return refundPreview(booking, display).rows
}

/** The choice of some e-tickets, by their places. */
export async function choice(...places: number[]): Promise<ChosenParts> {
  const rows = (await shown()).filter((_, place) => places.includes(place))
  return {
    parts: rows.map(({ number }) => number),
    agreedCents: rows.reduce((sum, { backCents }) => sum + (backCents ?? 0), 0),
  }
}

/** Refunds the chosen tickets of the booking. */
export const refund = (chosen: ChosenParts, grant = ann, more: ActOptions = {}) =>
  actOn(world.desk, grant, airHandling, 'refund', reference, { chosen, ...more })

/** The amounts that were credited to the wallet for the booking. */
export async function credits() {
  const statement = await world.gateway.mustCall('wallet.statement', { ...session(), PerPage: 200 })
  return statement.Entries.filter((entry) => entry.Reference === reference && entry.Kind === 'refund')
}

/** Who refunded it, from which state to which, and why, by the change log. */
export async function audited() {
  const db = await world.desk.store.db()
  const rows = await db
    .selectFrom('audit')
    .select(['who', 'verb', 'before_state', 'after_state', 'reason'])
    .where('reference', '=', reference)
    .where('verb', '=', 'air.refund')
    .orderBy('seq')
    .execute()
  return rows.map(({ who, before_state, after_state, reason }) => [who, before_state, after_state, reason])
}

/** The state of the last attempt, as the desk has stored it. */
export async function intentState() {
  const db = await world.desk.store.db()
  const row = await db
    .selectFrom('intent')
    .select(['state', 'parts'])
    .where('verb', '=', 'air.refund')
    .where('client_reference', '=', reference)
    .executeTakeFirst()
  return row?.state
}

/** Why this booking needs somebody. */
export async function attention() {
  const { lines } = await attentionLines(world.desk, ann, new Date(world.time.millis).toISOString())
  return lines.find(({ line }) => line.reference === reference)?.attention.reason ?? null
}
