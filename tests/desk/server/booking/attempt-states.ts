import { randomUUID } from 'node:crypto'
import type { PricedItinerary } from '../../../../contract/air/itinerary.ts'
import type { PassengerForm } from '../../../../lib/air/passenger-form.ts'
import type { HoldInput } from '../../../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../../../lib/booking/hold-outcome.ts'
import { centsOfUsd } from '../../../../lib/money.ts'
import { bodyHash } from '../../../../server/intent/body-hash.ts'
import { findIntent } from '../../../../server/intent/intent.ts'
import { stateOf, type AttemptState } from '../../../../server/intent/moves.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { faresOf } from '../../../setup/air.ts'
import { holdInputFor, openWorld, type World } from '../world.ts'

/** The states of an attempt. */
export const attemptStates: readonly AttemptState[] = [
  'none',
  'open',
  'sent',
  'unknown',
  'done',
  'refused',
  'watched',
]

/** A settled attempt has this answer, which no event tells: so a test sees that it was recorded before. */
export const recordedBefore: HoldOutcome = { kind: 'refused', code: 'RecordedBefore', message: '' }

/** A desk on the real gateway, in which attempts to hold a fare are put into any state. */
export type AttemptWorld = World & {
  grantOfAnn: AnyGrant
  /** A form of a person of its own, with a reference of its own. */
  input(): HoldInput<PassengerForm>
  /** Writes the row of a form's attempt as another instance of the desk would leave it. */
  put(
    input: HoldInput<PassengerForm>,
    state: AttemptState,
    row?: { sentAgo?: number; answer?: HoldOutcome },
  ): Promise<void>
  /** The state by the row. */
  stateAfter(input: Pick<HoldInput<unknown>, 'clientReference'>): Promise<AttemptState>
}

/** Opens a world and signs Ann in. */
export async function openAttempts(balance = '90000.00'): Promise<AttemptWorld> {
  const world = await openWorld()
  const office = await world.gateway.mint({ balance })
  const grant = await world.grant(await world.signIn(office), 'air_book')
  // Each form takes another fare, so that none is sold out.
  const days = ['2026-12-18', '2026-12-19', '2026-12-20', '2026-12-21']
  const SessionId = grant.gatewaySession.reveal()
  const fares: PricedItinerary[] = []
  for (const day of days) fares.push(...(await faresOf(world.gateway, SessionId, 'LHR', 'AMS', day)))
  return {
    ...world,
    grantOfAnn: grant,
    input: () => inputFor(fares),
    put: async (input, state, { sentAgo = 0, answer = recordedBefore } = {}) => {
      const db = await world.desk.store.db()
      const of = { office_id: grant.officeId, verb: 'air.book', client_reference: input.clientReference }
      const rows = db.deleteFrom('intent').where('client_reference', '=', input.clientReference)
      await rows.execute()
      if (state === 'none') return
      const now = world.desk.clock.now()
      const isSettled = ['done', 'refused', 'watched'].includes(state)
      await db
        .insertInto('intent')
        .values({
          ...of,
          body_hash: bodyHash([input.offerCode, input.form]),
          draft_key: null,
          agreed: 'null',
          state: state === 'watched' ? 'refused' : state,
          answer: JSON.stringify(isSettled ? answer : null),
          parts: 'null',
          created_by: grant.userName,
          by_name: grant.displayName,
          reason: null,
          created_at: now,
          sent_at: state === 'open' ? null : new Date(now.getTime() - sentAgo * 1000),
          settled_at: isSettled ? now : null,
          watch_until: state === 'watched' ? new Date(now.getTime() + 600_000) : null,
        })
        .execute()
    },
    stateAfter: async ({ clientReference: reference }) => {
      const key = { officeId: grant.officeId, verb: 'air.book', reference }
      return stateOf(await findIntent(await world.desk.store.db(), key))
    },
  }
}

let people = 0

function inputFor(fares: readonly PricedItinerary[]): HoldInput<PassengerForm> {
  const fare = fares[people % fares.length]
  if (!fare) throw new Error('no fares')
  people += 1
  const totalCents = centsOfUsd(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare)
  const input = holdInputFor({ code: fare.FareSourceCode, totalCents })
  const letters = randomUUID().replace(/[^a-f]/g, '')
  const named = { firstName: `Anna${letters}`, lastName: `Keller${letters}` }
  const passengers = input.form.passengers.map((passenger) => ({ ...passenger, ...named }))
  return { ...input, evenIfBooked: true, form: { ...input.form, passengers } }
}
