import { z } from 'zod'
import { signInAtDesk } from '../../tests/setup/desk-sign-in.ts'
import { deskRequests } from '../desk-requests.ts'
import { callOf, isSuccess, type Answer, type Call, type Visit } from './call.ts'
import { deskVisit, type Agent } from './desk-day.ts'
import { officeVisit, type Office, type Places } from './office-day.ts'

const BALANCE = '90000000.00'
/** Offices that are minted or signed in at once. */
const AT_ONCE = 8
const cityNames = ['Lisbon', 'London', 'Singapore', 'Barcelona', 'Dubai'] as const
/** Activities that anybody can book without answering questions. */
const activityTitles = ['Instant Confirmation', 'On Request', 'Half Back'] as const

const minted = z.object({
  officeId: z.string(),
  users: z.array(z.object({ accountUuid: z.string() })).min(1),
})
const found = z.object({
  data: z.array(z.object({ name: z.string(), type: z.string(), external_id: z.coerce.number() })),
})
const products = z.object({ data: z.array(z.object({ uuid: z.string() })) })

/** Sends one call and returns its answer. */
async function sendTo(url: string, { method, path, headers, body }: Call): Promise<Answer> {
  const response = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) })
  return { status: response.status, body: await response.text() }
}

/** Carries out one visit, outside of any measurement. @returns its calls, and whether it booked. */
export async function carryOut(url: string, visit: Visit): Promise<{ calls: number; hasBooked: boolean }> {
  let calls = 0
  let step = visit.next({ status: 0, body: '' })
  while (!step.done) {
    calls += 1
    const answer = await sendTo(url, step.value)
    if (!isSuccess(answer) && step.value.name !== 'desk: sign-in page') {
      throw new Error(`${step.value.name}: ${answer.status} ${answer.body.slice(0, 300)}`)
    }
    step = visit.next(answer)
  }
  return { calls, hasBooked: step.value === 'booked' }
}

/** Does something for each, eight at a time. */
async function forEach<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = items.values()
  const worker = async () => {
    for (const item of left) {
      signal.throwIfAborted()
      await act(item)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Makes offices with one agent and a full wallet each. */
export async function mintOffices(gatewayUrl: string, count: number, signal: AbortSignal): Promise<Office[]> {
  const offices: Office[] = []
  await forEach(Array.from({ length: count }), signal, async () => {
    const answer = await sendTo(gatewayUrl, {
      name: 'mint',
      method: 'POST',
      path: '/_sandbox/offices',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ balance: BALANCE, users: [{ userName: 'agent', role: 'agent' }] }),
    })
    const { officeId, users } = minted.parse(JSON.parse(answer.body))
    const accountUuid = users[0]?.accountUuid ?? ''
    offices.push({ officeId, accountUuid, sessionId: '', token: '', endsAt: 0 })
  })
  return offices
}

const nowhere: Places = { cities: [], variants: [] }

/** Signs all offices in at the booking service: in the mix, a sign-in is one visit of many. */
export async function signInOffices(
  gatewayUrl: string,
  offices: readonly Office[],
  signal: AbortSignal,
): Promise<void> {
  await forEach(offices, signal, (office) =>
    carryOut(gatewayUrl, officeVisit('sign in', office, nowhere, 0, 'leave')),
  )
}

/** Signs the agents of these offices in at the desk. */
export async function signInAgents(
  deskUrl: string,
  offices: readonly Office[],
  signal: AbortSignal,
): Promise<Agent[]> {
  const agents: Agent[] = []
  for (const { officeId, accountUuid } of offices) {
    signal.throwIfAborted()
    const cookie = await signInAtDesk(deskUrl, { officeId, userName: 'agent', accountUuid })
    agents.push({ officeId, cookie, reference: '' })
  }
  return agents
}

/** Gives each agent a flight on hold, so that there is a booking to open. */
export async function holdForEach(
  deskUrl: string,
  agents: readonly Agent[],
  signal: AbortSignal,
): Promise<void> {
  const requests = deskRequests(deskUrl)
  for (const [index, agent] of agents.entries()) {
    signal.throwIfAborted()
    const { hasBooked } = await carryOut(deskUrl, deskVisit('hold', agent, requests, index))
    if (!hasBooked) throw new Error(`nothing could be held at the desk for ${agent.officeId}`)
  }
}

/** Looks up what all offices search in, as one that is signed in. */
export async function findPlaces(gatewayUrl: string, office: Office): Promise<Places> {
  const SessionId = office.sessionId
  const cities: number[] = []
  for (const name of cityNames) {
    const answer = await sendTo(gatewayUrl, callOf('place.search', { q: name, limit: 20 }))
    const places = found.parse(JSON.parse(answer.body)).data
    const city = places.find((each) => each.name === name && each.type === 'city')
    if (city) cities.push(city.external_id)
  }
  const variants: string[] = []
  for (const q of activityTitles) {
    const answer = await sendTo(gatewayUrl, callOf('activity.products', { SessionId, q, per_page: 1 }))
    const [product] = products.parse(JSON.parse(answer.body)).data
    if (!product) throw new Error(`no activity ${q}`)
    const types = await sendTo(
      gatewayUrl,
      callOf('activity.product-types', { SessionId, uuid: product.uuid }),
    )
    variants.push(...products.parse(JSON.parse(types.body)).data.map(({ uuid }) => uuid))
  }
  if (cities.length === 0 || variants.length === 0) throw new Error('nothing to search for')
  return { cities, variants }
}
