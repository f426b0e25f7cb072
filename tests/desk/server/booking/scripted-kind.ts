import { z } from 'zod'
import type { AirBookingView } from '../../../../lib/air/booking-view.ts'
import type { AirDraft } from '../../../../lib/air/draft.ts'
import type { AirSummary } from '../../../../server/air/air-list.ts'
import type { Occupied } from '../../../../lib/booking/occupied.ts'
import type { HoldOutcome } from '../../../../lib/booking/hold-outcome.ts'
import { airHandling } from '../../../../server/air/air-handling.ts'
import type { KindHandling } from '../../../../server/booking/kind.ts'
import type { BookingAct } from '../../../../server/booking/kind-act.ts'
import type { HoldAnswer } from '../../../../server/booking/kind-hold.ts'
import type { CallOutcome } from '../../../../server/gateway-client/outcome.ts'
import { bookingFixture } from '../../booking/booking-fixture.ts'

/** The answers that a test sets for the gateway of a kind; each hook runs before its answer. */
export type Script = {
  /** Where the preparation of a hold stops. */
  stop: HoldOutcome | null
  /** Answers to holds and to verbs, one per call. */
  answers: CallOutcome<unknown>[]
  /** The bookings at the gateway. */
  records: AirBookingView[]
  /** Instead of records: why none can be read. */
  unread: Exclude<CallOutcome<never>, { kind: 'ok' }> | null
  whilePreparing: (() => Promise<unknown>) | null
  whileSending: (() => Promise<unknown>) | null
  sent: string[]
  reads: number
  /** The times that a hold takes of its people; none unless a test says so. */
  occupied: Occupied[]
}

type Scripted = {
  kind: 'air'
  view: AirBookingView
  verb: 'order' | 'cancel'
  form: { people: string[]; costCentre?: string | undefined }
  draft: AirDraft
  summary: AirSummary
}

export type ScriptedKind = KindHandling<Scripted> & {
  script: Script
}

const notFound = {
  kind: 'refused',
  code: 'Err0103003',
  message: 'Not found',
  httpStatus: 200,
} as const
export const sessionLost = {
  kind: 'refused',
  code: 'Err0101001',
  message: 'No session',
  httpStatus: 200,
} as const
export const unsent = { kind: 'unknown', reason: 'unreachable', sent: false } as const
export const lost = { kind: 'unknown', reason: 'lost', sent: true } as const

/** An answer of the gateway to a hold. */
export function answered(answer: Partial<HoldAnswer> = {}): CallOutcome<HoldAnswer> {
  return {
    kind: 'ok',
    data: { reference: 'PO1', state: 'held', priceChanged: false, message: '', ...answer },
  }
}

/** A record of the gateway. */
export function recorded(change: Partial<AirBookingView> = {}): AirBookingView {
  return bookingFixture({ reference: 'PO1', clientReference: null, ...change })
}

/** Flights, with a gateway whose answers the test sets: the paths of a booking alone are under test. */
export function scriptedKind(): ScriptedKind {
  const script: Script = {
    stop: null,
    answers: [],
    records: [],
    unread: null,
    whilePreparing: null,
    whileSending: null,
    sent: [],
    reads: 0,
    occupied: [],
  }
  async function send<T>(what: string): Promise<CallOutcome<T>> {
    script.sent.push(what)
    await script.whileSending?.()
    const answer = script.answers.shift()
    if (!answer) throw new Error(`no answer for ${what}`)
    return answer as CallOutcome<T>
  }
  const act = (operation: 'air.order-ticket' | 'air.cancel', done: string): BookingAct<AirBookingView> => ({
    operation,
    send: (_desk, _grant, reference) => send(`${operation} ${reference}`),
    isDone: ({ state }) => state === done,
  })
  const { carries: _, ...flights } = airHandling
  return {
    ...flights,
    script,
    hold: {
      operation: 'air.book',
      form: z.object({ people: z.array(z.string()) }),
      prepare: async (_desk, _grant, input) => {
        await script.whilePreparing?.()
        if (script.stop) return { kind: 'stop', outcome: script.stop }
        const terms = [{ about: 'refund', label: 'Refund', allowed: true, penaltyCents: 500 }]
        const draftKey = `air:${input.offerCode}`
        const { occupied } = script
        const ready = { totalCents: 50_000, markup: null, terms, draftKey, occupied }
        return { kind: 'ready', send: () => send('hold'), ...ready }
      },
      peopleIn: ({ people }) => people.map((name) => ({ name, birthDate: null })),
    },
    people: { ...flights.people, inView: ({ leadName }) => [{ name: leadName, birthDate: null }] },
    read: async (_desk, _grant, by) => {
      script.reads += 1
      if (script.unread) return script.unread
      const match = script.records.find((record) =>
        'reference' in by
          ? record.reference === by.reference
          : record.clientReference?.toUpperCase() === by.clientReference.toUpperCase(),
      )
      return match ? { kind: 'ok', data: match } : notFound
    },
    acts: { order: act('air.order-ticket', 'ticketed'), cancel: act('air.cancel', 'cancelled') },
  }
}
