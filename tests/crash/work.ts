import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bookBody, searchBody } from '../setup/air.ts'
import type { DeskPerson } from '../setup/desk-sign-in.ts'
import type { MintedOffice } from '../setup/gateway.ts'

type Json = Record<string, unknown>

/** An answer with its HTTP status; null when none came. */
type Answered = { status: number; retryAfter: string | null; body: Json } | null

/** Agents at work: they hold, order and cancel, and note every act that was acknowledged. */
export type Work = {
  person: DeskPerson
  /** A session of that person at the gateway. */
  sessionId: string
  /** The last acknowledged state of each booking, by UniqueId. */
  acknowledged: ReadonlyMap<string, string>
  /** Statuses of answers that were neither a success nor a refusal, with how often they came. */
  failures: ReadonlyMap<string, number>
  /** Resolves when this many more results have been acknowledged. */
  untilAcknowledged(more: number): Promise<void>
  stop(): Promise<void>
}

const agents = 5

/**
 * Mints an office at the gateway and sets its agents to work.
 * @param heard is told of every success
 */
export async function openWork(gatewayUrl: string, heard: () => void = () => undefined): Promise<Work> {
  const post = async (path: string, body: unknown): Promise<Answered> => {
    try {
      const response = await fetch(gatewayUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const retryAfter = response.headers.get('retry-after')
      return { status: response.status, retryAfter, body: (await response.json()) as Json }
    } catch {
      // The connection ended: whether the call was carried out is not known.
      return null
    }
  }
  const must = async (path: string, body: unknown) => {
    const answer = await post(path, body)
    if (answer?.status !== 200 || answer.body['Success'] === false) {
      throw new Error(`${path}: ${JSON.stringify(answer)}`)
    }
    return answer.body
  }

  const users = [{ userName: 'agent', role: 'agent' }]
  const office = (await must('/_sandbox/offices', {
    balance: '90000000.00',
    users,
  })) as unknown as MintedOffice
  const accountUuid = office.users[0]?.accountUuid ?? ''
  const person = { officeId: office.officeId, userName: 'agent', accountUuid }
  const Password = createHash('sha512').update(accountUuid).digest('hex').toUpperCase()
  const { SessionId } = await must('/Authenticate/CreateSession', {
    OfficeId: office.officeId,
    UserName: 'agent',
    Password,
  })
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const search = () => post('/Air/AirLowFareSearch', { SessionId, ...searchBody([['LHR', 'SIN', day]]) })
  const codesOf = (answer: Answered) =>
    ((answer?.body['PricedItineraries'] ?? []) as { FareSourceCode: string }[]).map(
      (fare) => fare.FareSourceCode,
    )
  let fares = codesOf(await search())
  if (fares.length === 0) throw new Error('the route has no fares')

  const acknowledged = new Map<string, string>()
  const failures = new Map<string, number>()
  const waiting: { count: number; resolve: () => void }[] = []
  let results = 0
  let stopped = false
  let booked = 0

  const note = (id: string, state: string) => {
    acknowledged.set(id, state)
    results += 1
    for (const each of waiting) if (results >= each.count) each.resolve()
  }
  /** True for a success. A failure other than a refusal is counted, and the agent waits a little. */
  const wentWell = async (answer: Answered): Promise<boolean> => {
    if (answer?.status === 200) {
      const isSuccess = answer.body['Success'] === true
      if (isSuccess) heard()
      return isSuccess
    }
    const what = answer === null ? 'no answer' : `${answer.status}, Retry-After ${answer.retryAfter}`
    failures.set(what, (failures.get(what) ?? 0) + 1)
    await pause(50)
    return false
  }
  const agent = async () => {
    while (!stopped) {
      // An agent without a pause would only slow down the programs that are to come back.
      await pause(50)
      booked += 1
      const number = booked
      const FareSourceCode = fares[number % fares.length] ?? ''
      if (!(await wentWell(await post('/Air/AirRevalidate', { SessionId, FareSourceCode })))) {
        // Offers end after some minutes.
        const codes = codesOf(await search())
        if (codes.length > 0) fares = codes
        continue
      }
      const order = { SessionId, ...bookBody(FareSourceCode, {}, `crash-${number}`) }
      const held = await post('/Air/AirBook', order)
      if (!held || !(await wentWell(held))) continue
      const UniqueId = String(held.body['UniqueId'])
      note(UniqueId, 'held')
      if (number % 3 === 0) continue
      const [path, state] =
        number % 3 === 1 ? ['/Air/AirCancel', 'cancelled'] : ['/Air/AirOrderTicket', 'ticketing']
      if (await wentWell(await post(path, { SessionId, UniqueId }))) note(UniqueId, state)
    }
  }
  const running = Promise.all(Array.from({ length: agents }, agent))

  return {
    person,
    sessionId: String(SessionId),
    acknowledged,
    failures,
    untilAcknowledged: (more) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push({ count: results + more, resolve })
      return Promise.race([promise, running.then(() => undefined)])
    },
    stop: async () => {
      stopped = true
      await running
    },
  }
}
