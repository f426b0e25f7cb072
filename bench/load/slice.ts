import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from './percentile.ts'
import { play, servedOf, type Play, type Played } from './play.ts'
import { cpuMillis, type Group } from './processes.ts'
import { counted, type Counters, type LoadStore } from './store.ts'

/** Whose CPU time is counted. `load` is this process, which shares the cores with the programs. */
export const parties = ['gateway', 'desk', 'starter', 'postgres', 'pgbouncer', 'load'] as const
export type Party = (typeof parties)[number]
export type Parties = Readonly<Record<Party, Group>>

/** One stretch of play with what it cost. */
export type Slice = {
  played: Played
  /** Milliseconds of CPU. */
  cpu: Readonly<Record<Party, number>>
  counters: Counters
  /** Connections to PostgreSQL at its end. */
  connections: number
}

/** The figures of the slices of one variant, to be compared. Times are in milliseconds. */
export type Figures = {
  calls: number
  seconds: number
  callsPerSecond: number
  bookings: number
  turnedAway: number
  refused: number
  p50: number
  p99: number
  cpuPerCall: Readonly<Record<Party, number>>
  statementsPerCall: number
  transactionsPerCall: number
  walBytesPerCall: number
  connections: number
}

/** How long calls that were cut off at the end may go on, so that they are not counted with others. */
const SETTLE_MILLIS = 500

/** Plays, and measures what everybody used meanwhile. */
export async function measured(what: Play, groups: Parties, store: LoadStore): Promise<Slice> {
  const usage = () =>
    Object.fromEntries(parties.map((party) => [party, cpuMillis(groups[party])])) as Record<Party, number>
  const countersBefore = await store.counters()
  const before = usage()
  const played = await play(what)
  const connections = await store.connections()
  await pause(SETTLE_MILLIS)
  const after = usage()
  const counters = counted(countersBefore, await store.counters())
  const cpu = Object.fromEntries(parties.map((party) => [party, after[party] - before[party]]))
  return { played, cpu: cpu as Record<Party, number>, counters, connections }
}

/** The figures of all slices of a variant together. */
export function figuresOf(slices: readonly Slice[]): Figures {
  const sum = (of: (slice: Slice) => number) => slices.reduce((total, slice) => total + of(slice), 0)
  const countsOf = ({ played }: Slice) => [...played.counts.values()]
  const served = slices.flatMap(({ played }) => servedOf(played)).sort((one, other) => one - other)
  const calls = served.length
  const seconds = sum(({ played }) => played.seconds)
  const each = (total: number) => total / calls
  const cpuPerCall = Object.fromEntries(parties.map((party) => [party, each(sum(({ cpu }) => cpu[party]))]))
  return {
    calls,
    seconds,
    callsPerSecond: calls / seconds,
    bookings: sum(({ played }) => played.bookings),
    turnedAway: sum((slice) => countsOf(slice).reduce((total, { turnedAway }) => total + turnedAway, 0)),
    refused: sum((slice) => countsOf(slice).reduce((total, { refused }) => total + refused, 0)),
    p50: percentile(served, 0.5),
    p99: percentile(served, 0.99),
    cpuPerCall: cpuPerCall as Record<Party, number>,
    statementsPerCall: each(sum(({ counters }) => counters.statements)),
    transactionsPerCall: each(sum(({ counters }) => counters.transactions)),
    walBytesPerCall: each(sum(({ counters }) => counters.walBytes)),
    connections: Math.max(...slices.map(({ connections }) => connections)),
  }
}
