import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Alone } from './alone.ts'
import { forecast, millionADay, type Forecast, type Need } from './forecast.ts'
import { deskMix, gatewayMix, outcomeMix } from './mix.ts'
import type { Figures } from './slice.ts'
import { bytesOf, sharesTable, type Stored } from './stored.ts'
import { ratioTable, rounded, type Compared } from './table.ts'

/** What was played: calls to the booking service alone, or pages of the desk, which calls it too. */
export const plays = ['gateway', 'desk'] as const
export type PlayName = (typeof plays)[number]

/** All that a run has measured. */
export type Measured = {
  options: Readonly<Record<string, number>>
  /** The machine's load before and after each variant. */
  loads: readonly number[]
  /** By play, then by variant, the one to compare with first. */
  figures: Readonly<Record<PlayName, Compared>>
  stored: Stored
  alone: readonly Alone[]
}

const root = path.resolve(import.meta.dirname, '..', '..')

/** Prints the tables of a run and writes bench/load.json. @returns the lines. */
export function report(measured: Measured): string[] {
  const millions = plays.map((play) => millionOf(play, measured))
  const machine = { cores: os.availableParallelism(), node: process.version, loads: measured.loads }
  const mixes = { gatewayMix, deskMix, outcomeMix }
  const { options, figures, stored, alone } = measured
  const written = { machine, options, mixes, figures, stored, alone, millionADay, millions }
  writeFileSync(path.join(root, 'bench', 'load.json'), `${JSON.stringify(written, null, 2)}\n`)
  return [
    ...plays.flatMap((play) => ['', ...ratioTable(`load on the ${play}`, figures[play])]),
    ...Object.entries(stored).flatMap(([title, shares]) => ['', ...sharesTable(title, shares)]),
    '',
    ...aloneTable(alone),
    '',
    ...millionTable(millions),
    '',
    `· bench/load.json is written; the machine's load was ${measured.loads.join(', ')}`,
  ]
}

type Million = { play: PlayName; need: Need; forecast: Forecast }

function millionOf(play: PlayName, { figures, stored }: Measured): Million {
  const [first] = Object.values(figures[play])
  if (!first) throw new Error('nothing was measured')
  const need = needOf(
    first,
    bytesOf(stored.bookingAtGateway),
    play === 'desk' ? bytesOf(stored.bookingAtDesk) : 0,
  )
  return { play, need, forecast: forecast(need, millionADay) }
}

/** What one booking needs with all the calls that were made for it. */
export function needOf(figures: Figures, gatewayBytes: number, deskBytes: number): Need {
  const perBooking = (perCall: number) => (perCall * figures.calls) / figures.bookings
  const { desk, gateway, postgres } = figures.cpuPerCall
  return {
    calls: perBooking(1),
    cpuMillis: { desk: perBooking(desk), gateway: perBooking(gateway), postgres: perBooking(postgres) },
    storedBytes: gatewayBytes + deskBytes,
    walBytes: perBooking(figures.walBytesPerCall),
    statements: perBooking(figures.statementsPerCall),
  }
}

function millionTable(millions: readonly Million[]): string[] {
  const row = (name: string, of: (million: Million) => number) =>
    `| ${name} | ${millions.map((million) => rounded(of(million))).join(' | ')} |`
  return [
    `| ${millionADay.bookingsPerDay} bookings a day | ${millions.map(({ play }) => `by the ${play}`).join(' | ')} |`,
    `| --- | ${millions.map(() => '--:').join(' | ')} |`,
    row('calls for a booking', ({ need }) => need.calls),
    row('CPU of the desk for a booking, ms', ({ need }) => need.cpuMillis.desk),
    row('CPU of the gateway for a booking, ms', ({ need }) => need.cpuMillis.gateway),
    row('CPU of PostgreSQL for a booking, ms', ({ need }) => need.cpuMillis.postgres),
    row('statements for a booking', ({ need }) => need.statements),
    row('bookings per second in the busiest hour', ({ forecast: at }) => at.bookingsPerSecond),
    row('cores of desks', ({ forecast: at }) => at.cores.desk),
    row('cores of gateways', ({ forecast: at }) => at.cores.gateway),
    row('cores of PostgreSQL', ({ forecast: at }) => at.cores.postgres),
    row('statements per second', ({ forecast: at }) => at.statementsPerSecond),
    row('WAL, MB per second', ({ forecast: at }) => at.walBytesPerSecond / 1e6),
    row('stored, GB per day', ({ forecast: at }) => at.storedBytesPerDay / 1e9),
  ]
}

function aloneTable(alone: readonly Alone[]): string[] {
  return [
    '| one booking, alone | calls | statements | WAL bytes |',
    '| --- | --: | --: | --: |',
    ...alone.map(({ name, calls, statements, walBytes }) => {
      const cells = [calls, statements].map((value) => value.toFixed(1))
      return `| ${name} | ${cells.join(' | ')} | ${Math.round(walBytes)} |`
    }),
  ]
}
