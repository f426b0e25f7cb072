import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { freePorts } from '../../tests/crash/installation.ts'
import { deskRequests } from '../desk-requests.ts'
import { bookingsAlone, type Alone } from './alone.ts'
import { deskVisit, type Agent } from './desk-day.ts'
import { deskMix, gatewayMix, inShares, outcomeMix } from './mix.ts'
import { officeVisit, type Office, type Places } from './office-day.ts'
import { playedTable } from './play.ts'
import { findPlaces, holdForEach, mintOffices, signInAgents, signInOffices } from './prepare.ts'
import { machineLoad } from './processes.ts'
import { plays, report, type Measured } from './report.ts'
import { figuresOf, measured, type Figures, type Slice } from './slice.ts'
import { openLoadStore, type LoadStore } from './store.ts'
import { storedOf, type Moments } from './stored.ts'
import { startVariant, variants, type Running, type Variant } from './variants.ts'

// `npm run load [-- --offices 2000 --seconds 60]`: one and two of each program, with and without PgBouncer,
// on one PostgreSQL. Half of the time offices call the booking service, half of the time agents use the desk.
// Prints ratios against the first variant and writes bench/load.json.

const { values } = parseArgs({
  options: {
    /** Offices that are minted, and whose days are mixed. */
    offices: { type: 'string', default: '2000' },
    /** Seconds of play for each variant, in all rounds together. */
    seconds: { type: 'string', default: '60' },
    /** How often each variant has its turn. */
    rounds: { type: 'string', default: '2' },
    /** Connections to the booking service. */
    connections: { type: 'string', default: '16' },
    /** Connections to the desk: with more than four it turns calls away, which cost it next to nothing. */
    'desk-connections': { type: 'string', default: '4' },
    /** Offices whose agent is signed in at the desk. */
    agents: { type: 'string', default: '100' },
  },
})
const options = Object.fromEntries(
  Object.entries(values).map(([name, text]) => {
    const value = Number(text)
    if (!(Number.isInteger(value) && value > 0)) throw new Error(`--${name} must be a number above 0`)
    return [name, value]
  }),
) as Record<keyof typeof values, number>
/** Play before each measurement, in which programs warm up. Seconds. */
const WARM_UP = 3
/** Visits before these are those of the preparation. */
const FIRST_SERIAL = 10_000

const stopping = new AbortController()
const { signal } = stopping
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => stopping.abort(new Error(`stopped by ${name}`)))
}
const root = path.resolve(import.meta.dirname, '..', '..')

type Cast = {
  offices: Office[]
  agents: Agent[]
  places: Places
  alone: Alone[]
  moments: Omit<Moments, 'ended'>
}

/** Mints the offices, signs agents in, and measures bookings while nobody else is there. */
async function prepare({ programs }: Running, store: LoadStore): Promise<Cast> {
  const { gatewayUrl, deskUrl } = programs
  const empty = await store.sizes()
  const offices = await mintOffices(gatewayUrl, options.offices, signal)
  const minted = await store.sizes()
  await signInOffices(gatewayUrl, offices, signal)
  const agents = await signInAgents(deskUrl, offices.slice(0, options.agents), signal)
  const signedIn = await store.sizes()
  const places = await findPlaces(gatewayUrl, turnOf(offices, 0))
  await holdForEach(deskUrl, agents, signal)
  const alone = await bookingsAlone(programs, store, { offices, agents, places })
  return { offices, agents, places, alone, moments: { empty, minted, signedIn } }
}

async function run(store: LoadStore, dataDir: string): Promise<Measured> {
  const [desk = 0, gateway = 0, production = 0] = await freePorts(3)
  const place = { store, dataDir, ports: { desk, gateway, production } }
  const loads = [machineLoad()]
  const used = async <Result>(variant: Variant, act: (running: Running) => Promise<Result>) => {
    const running = await startVariant(variant, place, signal)
    try {
      return await act(running)
    } finally {
      await running.close()
    }
  }
  console.log(`· ${options.offices} offices, ${options.seconds} s each; the machine's load is ${loads[0]}`)
  // A start of its own, so that the first variant is not warmer than the others.
  const { offices, agents, places, alone, moments } = await used(turnOf(variants, 0), (running) =>
    prepare(running, store),
  )
  const requests = deskRequests(`http://localhost:${desk}`)
  const kinds = { gateway: inShares(gatewayMix), desk: inShares(deskMix), outcome: inShares(outcomeMix) }
  let serial = FIRST_SERIAL
  const next = {
    gateway: () => {
      serial += 1
      const { value: outcome } = kinds.outcome.next()
      return officeVisit(kinds.gateway.next().value, turnOf(offices, serial), places, serial, outcome)
    },
    desk: () => {
      serial += 1
      return deskVisit(kinds.desk.next().value, turnOf(agents, serial), requests, serial)
    },
  }
  const connections = { gateway: options.connections, desk: options['desk-connections'] }
  const slices = { gateway: new Map<string, Slice[]>(), desk: new Map<string, Slice[]>() }
  const seconds = Math.max(1, Math.round(options.seconds / options.rounds / plays.length))
  for (let round = 0; round < options.rounds; round += 1) {
    for (let turn = 0; turn < variants.length; turn += 1) {
      const variant = turnOf(variants, turn + round)
      await used(variant, async ({ programs, parties }) => {
        const urls = { gateway: programs.gatewayUrl, desk: programs.deskUrl }
        for (const play of plays) {
          const what = { url: urls[play], connections: connections[play], next: next[play], signal }
          const { played: warmUp } = await measured({ ...what, seconds: WARM_UP }, parties, store)
          const slice = await measured({ ...what, seconds }, parties, store)
          slices[play].set(variant.name, [...(slices[play].get(variant.name) ?? []), slice])
          console.log(
            [`\n${variant.name}, ${play}, round ${round + 1}`, ...playedTable(slice.played)].join('\n'),
          )
          const errors = warmUp.errors.size + slice.played.errors.size
          if (errors > 0 || slice.played.bookings === 0) process.exitCode = 1
        }
      })
      loads.push(machineLoad())
    }
  }
  const ended = await store.sizes()
  const stored = storedOf({ ...moments, ended }, { offices: offices.length, agents: agents.length })
  const figures = { gateway: figuresBy(slices.gateway), desk: figuresBy(slices.desk) }
  return { options, loads, figures, stored, alone }
}

/** The figures by variant, in the order of `variants`: rounds begin with different ones. */
function figuresBy(slices: ReadonlyMap<string, readonly Slice[]>): Record<string, Figures> {
  return Object.fromEntries(variants.map(({ name }) => [name, figuresOf(slices.get(name) ?? [])]))
}

function turnOf<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('there is nobody')
  return item
}

const dataDir = mkdtempSync(path.join(root, '.data-load-'))
try {
  const store = await openLoadStore(dataDir)
  try {
    for (const line of report(await run(store, dataDir))) console.log(line)
  } finally {
    await store.close()
  }
} catch (error) {
  if (!signal.aborted) throw error
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 130
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
