import { parseArgs } from 'node:util'
import { openWork } from '../tests/crash/work.ts'
import { signInAtDesk } from '../tests/setup/desk-sign-in.ts'
import { closing } from './cluster/closing.ts'
import { faultsOf } from './cluster/faults-of.ts'
import { runJourneys } from './cluster/journeys.ts'
import { openReaders } from './cluster/pages.ts'
import { makePlace } from './cluster/place.ts'
import { openWhole, type Whole } from './cluster/whole.ts'

// `npm run whole [-- --rounds 1 --gateways] [FILES of e2e]`: HAProxy in front of two desks and two gateways,
// PgBouncer, and three PostgreSQL servers under Patroni. Agents book at the gateways and people read pages
// at the desks, while all programs are replaced one after the other: no call may fail. Then journeys of the
// browser go through it, a morning with a failover in its middle unless files are named. With `--gateways`
// there are no desks, and no journeys.

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, gateways: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const journeys = positionals.length > 0 ? positionals : ['e2e/morning.spec.ts']
const times = { ttl: 20, loopWait: 2, retryTimeout: 3 }
const { onClose, close } = closing()

/** How many calls failed, and each kind of failure in the output. */
function tell(failures: ReadonlyMap<string, number>): number {
  for (const [what, count] of failures) console.error(`  ${count} × ${what}`)
  return [...failures.values()].reduce((sum, count) => sum + count, 0)
}

/** Replaces all programs under load. @returns whether no call failed and nothing is lost. */
async function restartUnderLoad(whole: Whole, rounds: number): Promise<boolean> {
  const work = await openWork(whole.gatewayUrl)
  onClose(() => work.stop())
  const readers = values.gateways
    ? null
    : openReaders(whole.deskUrl, await signInAtDesk(whole.deskUrl, work.person))
  onClose(() => readers?.stop())
  await work.untilAcknowledged(50)
  for (let round = 1; round <= rounds; round += 1) {
    await whole.restartInTurn((name) => console.log(`${round}: ${name} was replaced`))
    await work.untilAcknowledged(50)
  }
  await Promise.all([work.stop(), readers?.stop()])
  for (const [page, count] of readers?.served ?? []) console.log(`${page}: ${count} answers`)
  console.log(`${work.acknowledged.size} acknowledged bookings`)
  const failed = tell(work.failures) + tell(readers?.failures ?? new Map<string, number>())
  const faults = await faultsOf(whole.databaseUrl, work)
  for (const fault of faults) console.error(fault)
  console.log(`${failed} failed calls, ${faults.length} faults of the ledger`)
  return failed + faults.length === 0
}

try {
  const place = makePlace()
  onClose(() => place.remove())
  const whole = await openWhole(place, times, !values.gateways, onClose)
  const rounds = Number(values.rounds)
  const restarted = rounds === 0 || (await restartUnderLoad(whole, rounds))
  const passed = values.gateways || (await runJourneys(whole, journeys, (line) => console.log(line)))
  process.exitCode = restarted && passed ? 0 : 1
} finally {
  await close()
}
