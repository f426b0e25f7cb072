import { request, Agent, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { text } from 'node:stream/consumers'
import { signInAtDesk } from '../tests/setup/desk-sign-in.ts'
import type { MintedOffice } from '../tests/setup/gateway.ts'
import { openInstallation } from '../tests/crash/installation.ts'
import { deskRequests, faresOfDesk, heldReference, type DeskFare, type DeskRequest } from './desk-requests.ts'

// `npm run overload [-- --connections 60 --seconds 180 --impatient]`: both programs as `npm start` runs them,
// with more people than they can answer. Each connection sends its next request when it has its answer; one
// that is turned away comes again when it was told to, or at once if it is impatient.

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '180' },
    offices: { type: 'string', default: '12' },
    impatient: { type: 'boolean', default: false },
  },
})
const connections = Number(values.connections)
const seconds = Number(values.seconds)

type Answer = { status: number; body: string; retryAfter: number; millis: number }
type Person = { cookie: string; fare: DeskFare; reference: string }
type Step = 'today' | 'list' | 'booking' | 'flights' | 'balance' | 'sign-in' | 'note' | 'hold'

/** What a person does, in this order, again and again. `note` and `hold` are the commits. */
const day: readonly Step[] = [
  ...([
    'today',
    'list',
    'booking',
    'balance',
    'flights',
    'note',
    'list',
    'today',
    'booking',
    'balance',
  ] as const),
  ...([
    'today',
    'hold',
    'list',
    'flights',
    'booking',
    'note',
    'sign-in',
    'today',
    'list',
    'balance',
  ] as const),
]
const commits: readonly Step[] = ['note', 'hold']

const desk = await openInstallation({ LOG_LEVEL: 'warn' })
const agent = new Agent({ keepAlive: true, maxSockets: connections + 10 })
const requests = deskRequests(desk.deskUrl)

async function send({ method, path, headers, body }: DeskRequest): Promise<Answer> {
  const startedAt = performance.now()
  const sent = request(desk.deskUrl + path, { method, agent, headers })
  sent.end(body)
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const retryAfter = Number(answer.headers['retry-after'] ?? 0)
    const status = answer.statusCode ?? 0
    return { status, retryAfter, body: await text(answer), millis: performance.now() - startedAt }
  } catch (error) {
    const body = error instanceof Error ? error.message : 'no answer'
    return { status: 0, retryAfter: 0, body, millis: performance.now() - startedAt }
  }
}

function take(step: Step, { cookie, fare, reference }: Person): Promise<Answer> {
  if (step === 'sign-in') return send(requests.page('/sign-in', ''))
  if (step === 'today') return send(requests.page('/today', cookie))
  if (step === 'list') return send(requests.page('/bookings', cookie))
  if (step === 'booking') return send(requests.page(`/bookings/${reference}`, cookie))
  if (step === 'flights') return send(requests.page('/flights', cookie))
  if (step === 'balance') return send(requests.balance(cookie))
  if (step === 'hold') return send(requests.hold(cookie, fare))
  return send(requests.note(cookie, reference))
}

/** An agent of a new office, with one flight on hold. */
async function hire(): Promise<Person> {
  const minted = await fetch(`${desk.gatewayUrl}/_sandbox/offices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ balance: '90000000.00', users: [{ userName: 'agent', role: 'agent' }] }),
  })
  const office = (await minted.json()) as MintedOffice
  const accountUuid = office.users[0]?.accountUuid ?? ''
  const cookie = await signInAtDesk(desk.deskUrl, {
    officeId: office.officeId,
    userName: 'agent',
    accountUuid,
  })
  const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const found = await send(requests.search(cookie, [['LHR', 'AMS', date]]))
  const [fare] = found.status === 200 ? faresOfDesk(found.body) : []
  if (!fare) throw new Error(`no fares: ${found.status} ${found.body.slice(0, 200)}`)
  const held = await send(requests.hold(cookie, fare))
  const reference = heldReference(held.body)
  if (reference === null) throw new Error(`not held: ${held.status} ${held.body.slice(0, 500)}`)
  return { cookie, fare, reference }
}

type Count = { served: number[]; turnedAway: number; errors: Map<string, number> }
const counts = new Map<Step, Count>()

function note(step: Step, answer: Answer): void {
  const count = counts.get(step) ?? { served: [], turnedAway: 0, errors: new Map<string, number>() }
  counts.set(step, count)
  const isBusy = answer.status === 503 && answer.body.includes('Travel Desk is busy')
  if (isBusy) count.turnedAway += 1
  else if (answer.status === 200) count.served.push(answer.millis)
  else {
    const what = `${answer.status} ${answer.body.slice(0, 80)}`
    count.errors.set(what, (count.errors.get(what) ?? 0) + 1)
  }
}

const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

try {
  await desk.untilSound()
  const people: Person[] = []
  for (let office = 0; office < Number(values.offices); office += 1) people.push(await hire())
  console.log(
    `${connections} connections of ${people.length} offices for ${seconds} s${values.impatient ? ', impatient' : ''}`,
  )
  const until = performance.now() + seconds * 1000
  const connection = async (index: number) => {
    const person = people[index % people.length]
    for (let turn = index; person && performance.now() < until; turn += 1) {
      const step = day[turn % day.length] ?? 'today'
      const answer = await take(step, person)
      note(step, answer)
      if (answer.retryAfter > 0 && !values.impatient) await pause(answer.retryAfter * 1000)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => connection(index)))

  // Recovered: a page of a signed-in person comes within a second, and the desk wants calls again.
  const endedAt = performance.now()
  let page = await take('today', people[0]!)
  let ready = await send(requests.page('/readyz', ''))
  while (page.status !== 200 || page.millis > 1000 || ready.status !== 200) {
    await pause(50)
    page = await take('today', people[0]!)
    ready = await send(requests.page('/readyz', ''))
  }
  const recovery = performance.now() - endedAt

  const all = [...counts.values()].flatMap(({ served }) => served).sort((one, other) => one - other)
  const sum = (of: (count: Count) => number) =>
    [...counts.values()].reduce((total, count) => total + of(count), 0)
  const errors = (count: Count) => [...count.errors.values()].reduce((total, times) => total + times, 0)
  const row = (name: string, served: readonly number[], away: number, failed: number) =>
    console.log(
      [
        name.padEnd(10),
        `${served.length}`.padStart(8),
        `${away}`.padStart(12),
        `${failed}`.padStart(8),
        `${at(served, 0.5)}`.padStart(8),
        `${at(served, 0.99)}`.padStart(8),
      ].join(' '),
    )
  console.log('step         served  turned away   errors   p50 ms   p99 ms')
  for (const [step, count] of counts) {
    row(
      step,
      count.served.sort((one, other) => one - other),
      count.turnedAway,
      errors(count),
    )
    for (const [what, times] of count.errors) console.log(`  ${times} × ${what}`)
  }
  row(
    'all',
    all,
    sum(({ turnedAway }) => turnedAway),
    sum(errors),
  )
  const commitsAway = commits.reduce((total, step) => total + (counts.get(step)?.turnedAway ?? 0), 0)
  console.log(`commits turned away: ${commitsAway}; recovered after ${Math.round(recovery)} ms`)
  if (sum(errors) > 0 || commitsAway > 0 || at(all, 0.99) > 3000 || recovery > 5000) process.exitCode = 1
} finally {
  agent.destroy()
  await desk.close()
}
