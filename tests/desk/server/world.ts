import { randomUUID } from 'node:crypto'
import type { Role } from '../../../contract/session/limits.ts'
import { emptyPassengerForm, type PassengerForm } from '../../../lib/air/passenger-form.ts'
import type { HoldInput } from '../../../lib/booking/hold-input.ts'
import { centsOfUsd } from '../../../lib/money.ts'
import { airHandling } from '../../../server/air/air-handling.ts'
import { holdOnce } from '../../../server/booking/hold.ts'
import { makeDesk, type Desk } from '../../../server/desk.ts'
import { grantFor } from '../../../server/session/gate.ts'
import type { AnyGrant, Grant } from '../../../server/session/grant.ts'
import type { Permission } from '../../../server/session/permission.ts'
import { signIn } from '../../../server/session/sign-in.ts'
import { readSettings } from '../../../server/settings.ts'
import type { GatewaySettings } from '../../../gateway/settings.ts'
import { faresOf } from '../../setup/air.ts'
import type { MintedOffice, TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/** The faults of the next call of a path on its way to the gateway. */
export type Trouble =
  | 'lose-request'
  | 'lose-reply'
  | 'malformed'
  | 'server-error'
  | 'refuse-connection'
  | 'not-found'
  | 'unauthorized'

/** A desk on the real gateway, both in this process, with a clock and a connection that tests control. */
export type World = {
  gateway: TestGateway
  desk: Desk
  /** The desk's own clock, which desks of one database share. */
  time: { millis: number }
  /** Advances it. */
  pass(seconds: number): void
  /** Sets up failures for the next calls of a path, one per call. */
  trouble(path: string, ...kinds: Trouble[]): void
  /** Removes failures that were set up and have not happened. */
  clearTroubles(): void
  /**
   * Runs work after the gateway has answered the next call of a path and before the desk receives the answer.
   */
  meanwhile(path: string, work: () => void | Promise<unknown>): void
  /** Changes the body of the next answer of a path, as another gateway would write it. */
  rewrite(path: string, change: (body: object) => object): void
  /** Answers the next call of a path with this. */
  replace(path: string, answer: Response): void
  /** How often a path was called. */
  calls(path: string): number
  signIn(office: MintedOffice, role?: Role): Promise<string>
  grant<P extends Permission>(cookie: string, permission: P): Promise<Grant<P>>
  close(): Promise<void>
}

/** When the clock of every desk starts. */
export const START_MILLISECONDS = Date.parse('2026-11-20T09:00:00Z')

/** @param first another desk and gateway, whose database and clocks these share */
export async function openWorld(
  changed: { gateway?: Partial<GatewaySettings>; env?: Record<string, string> } = {},
  first?: World,
): Promise<World> {
  const gateway = await openGateway(changed.gateway, first?.gateway)
  const counts = new Map<string, number>()
  const armed = new Map<string, Trouble[]>()
  const rewrites = new Map<string, (body: object) => object>()
  const replaced = new Map<string, Response>()
  const meanwhile = new Map<string, () => void | Promise<unknown>>()
  const time = first?.time ?? { millis: START_MILLISECONDS }

  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const path = new URL(url).pathname
    counts.set(path, (counts.get(path) ?? 0) + 1)
    const trouble = armed.get(path)?.shift()
    if (trouble === 'refuse-connection') {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })
    }
    if (trouble === 'lose-request') throw lost()
    if (trouble === 'server-error') return new Response('<h1>Bad gateway</h1>', { status: 502 })
    if (trouble === 'not-found') return new Response('no such page', { status: 404 })
    if (trouble === 'unauthorized') return Response.json({ error: { code: 'unauthorized' } }, { status: 401 })
    const other = replaced.get(path)
    if (other && replaced.delete(path)) return other
    const response = await gateway.gateway.fetch(new Request(url, init))
    const work = meanwhile.get(path)
    meanwhile.delete(path)
    await work?.()
    const rewrite = rewrites.get(path)
    rewrites.delete(path)
    if (rewrite) return Response.json(rewrite((await response.json()) as object))
    if (trouble === 'lose-reply') throw lost()
    if (trouble === 'malformed') return Response.json({ Success: true, Surprise: 1, Error: null })
    return response
  }
  const settings = readSettings({
    DATABASE_URL: gateway.services.settings.databaseUrl,
    NEXTAUTH_SECRET: 'a secret of the tests, thirty-two characters or more',
    NEXTAUTH_URL: 'http://localhost:3000',
    ...changed.env,
  })
  const desk = makeDesk(settings, { now: () => new Date(time.millis) }, { fetch, retryDelay: () => 0 })

  return {
    gateway,
    desk,
    time,
    pass: (seconds) => {
      time.millis += seconds * 1000
    },
    trouble: (path, ...kinds) => void armed.set(path, [...(armed.get(path) ?? []), ...kinds]),
    clearTroubles: () => armed.clear(),
    rewrite: (path, change) => void rewrites.set(path, change),
    replace: (path, answer) => void replaced.set(path, answer),
    meanwhile: (path, work) => void meanwhile.set(path, work),
    calls: (path) => counts.get(path) ?? 0,
    ...peopleOf(desk),
    close: async () => {
      await desk.store.close()
      await gateway.close()
    },
  }
}

/** How people of minted offices sign in to a desk. */
export function peopleOf(desk: Desk): Pick<World, 'signIn' | 'grant'> {
  return {
    signIn: async (office, role = 'agent') => {
      const person = office.users.find((user) => user.role === role)
      if (!person) throw new Error(`the office has no ${role}`)
      const result = await signIn(
        desk,
        {
          environment: 'sandbox',
          office: office.officeId,
          user: person.userName,
          secret: person.accountUuid,
        },
        { address: 'test', requestId: 'request-of-a-test', previousCookie: null },
      )
      if (!result.ok) throw new Error(`sign-in: ${result.code}`)
      return result.cookie
    },
    grant: async (cookie, permission) => {
      const gate = await grantFor(desk, cookie, permission, 'request-of-a-test')
      if (!gate.ok) throw new Error(`gate: ${gate.refusal.code}`)
      return gate.grant
    },
  }
}

function lost(): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) })
}

/** A filled form for one adult. */
function filledForm(): PassengerForm {
  const [passenger] = emptyPassengerForm([1]).passengers
  if (!passenger) throw new Error('an empty form has one passenger')
  return {
    passengers: [
      {
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
      },
    ],
    phone: '+49 30 1234567',
    email: 'anna@example.com',
    markup: { adult: '', child: '', infant: '' },
  }
}

/** The input that the form of a fare sends. */
export function holdInputFor(fare: { code: string; totalCents: number }): HoldInput<PassengerForm> {
  return {
    offerCode: fare.code,
    clientReference: `TD-${randomUUID()}`,
    acceptedTotalCents: fare.totalCents,
    evenIfBooked: false,
    form: filledForm(),
  }
}

/** The input that holds the cheapest fare London to Amsterdam for the person of a grant. */
export async function fareInput(world: World, grant: AnyGrant): Promise<HoldInput<PassengerForm>> {
  const [fare] = await faresOf(world.gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
  if (!fare) throw new Error('no fares')
  const totalCents = centsOfUsd(fare.AirItineraryPricingInfo.ItinTotalFare.TotalFare)
  return holdInputFor({ code: fare.FareSourceCode, totalCents })
}

/** Holds that fare. */
export async function holdFlight(
  world: World,
  grant: AnyGrant,
): Promise<{ reference: string; totalCents: number }> {
  const input = { ...(await fareInput(world, grant)), evenIfBooked: true }
  const held = await holdOnce(world.desk, grant, airHandling, input)
  if (held.kind !== 'held') throw new Error(held.kind)
  return { reference: held.reference, totalCents: input.acceptedTotalCents }
}
