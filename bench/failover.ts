import { parseArgs } from 'node:util'
import { freePorts } from '../tests/crash/installation.ts'
import { openWork } from '../tests/crash/work.ts'
import { closing } from './cluster/closing.ts'
import { addressOf, losses, openCluster, type Loss } from './cluster/cluster.ts'
import { faultsOf } from './cluster/faults-of.ts'
import { openHaproxy } from './cluster/haproxy.ts'
import { makePlace } from './cluster/place.ts'
import { sharedSettings, startProgram } from './cluster/programs.ts'
import { longestSilence } from './cluster/silence.ts'

// `npm run failover [-- --rounds 20 --through hosts|haproxy --losses machine,postgres,patroni,hang`
// `--ttl 20]`: three PostgreSQL servers under Patroni, with synchronous replication, and a gateway whose
// agents hold, order and cancel. The leader is lost again and again. Says the longest time in which no call
// succeeded, and fails if anything that was acknowledged is gone or the wallets do not add up.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    through: { type: 'string', default: 'hosts' },
    losses: { type: 'string', default: losses.join(',') },
    ttl: { type: 'string', default: '20' },
    loop: { type: 'string', default: '2' },
    retry: { type: 'string', default: '3' },
    keep: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const wanted = losses.filter((each) => values.losses.split(',').includes(each))
const times = { ttl: Number(values.ttl), loopWait: Number(values.loop), retryTimeout: Number(values.retry) }
const throughHaproxy = values.through === 'haproxy'

const { onClose, close } = closing()

async function rehearse(): Promise<boolean> {
  const place = makePlace()
  onClose(() =>
    values.keep ? console.log(`configurations, data and logs are in ${place.folder}`) : place.remove(),
  )
  const [gatewayPort = 0, productionPort = 0, statsPort = 0, proxyPort = 0] = await freePorts(4)
  const cluster = await openCluster(place, times)
  onClose(() => cluster.close())
  if (throughHaproxy) {
    const servers = cluster.nodes.map(({ name, port, patroniPort }) => ({
      name,
      port,
      checkPort: patroniPort,
    }))
    const primary = {
      name: 'primary',
      port: proxyPort,
      mode: 'tcp',
      check: 'OPTIONS /primary',
      servers,
    } as const
    const haproxy = await openHaproxy(place, statsPort, [primary])
    onClose(() => haproxy.close())
    await haproxy.untilUp('primary', (await cluster.leader()).name)
  }
  const direct = addressOf(cluster.nodes)
  const url = throughHaproxy ? addressOf([{ port: proxyPort }]) : direct
  const env = {
    ...sharedSettings(url),
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_PRODUCTION_PORT: String(productionPort),
  }
  const gateway = await startProgram(place, { name: 'gateway', kind: 'gateway', port: gatewayPort, env })
  onClose(() => gateway.end())
  const silence = longestSilence()
  const work = await openWork(gateway.url, silence.heard)
  onClose(() => work.stop())
  await work.untilAcknowledged(100)

  console.log(`without a loss the longest gap was ${seconds(silence.take())}`)
  const gaps = new Map<Loss, number[]>()
  let sound = true
  for (let round = 1; round <= rounds; round += 1) {
    const how = wanted[(round - 1) % wanted.length] ?? 'machine'
    silence.take()
    const { from, to } = await cluster.loseLeader(how)
    await work.untilAcknowledged(10)
    await cluster.untilWhole()
    await work.untilAcknowledged(10)
    const gap = silence.take()
    gaps.set(how, [...(gaps.get(how) ?? []), gap])
    const faults = await faultsOf(direct, work)
    console.log(
      `${String(round).padStart(3)} ${how.padEnd(8)} ${from} → ${to}: ${work.acknowledged.size} bookings, gap ${seconds(gap)}`,
    )
    for (const fault of faults) console.error(`    ${fault}`)
    sound &&= faults.length === 0
  }
  await work.stop()
  const faults = await faultsOf(direct, work)
  for (const fault of faults) console.error(fault)

  console.log('\nthe longest gap in which no call succeeded')
  for (const [how, all] of gaps) {
    const sorted = all.toSorted((one, other) => one - other)
    console.log(
      `${how.padEnd(8)} ${seconds(sorted.at(-1) ?? 0)} (median ${seconds(sorted[sorted.length >> 1] ?? 0)}, ${all.length} times)`,
    )
  }
  for (const [what, times] of work.failures) console.log(`${times} × ${what}`)
  const unheard = [...work.failures.keys()].filter((what) => what !== '503, Retry-After 2')
  console.log(
    `${work.acknowledged.size} acknowledged bookings, ${sound && faults.length === 0 ? 'none lost, and the ledger agrees' : 'SOMETHING IS LOST'}`,
  )
  return sound && faults.length === 0 && unheard.length === 0
}

const seconds = (millis: number) => `${(millis / 1000).toFixed(1)} s`

try {
  process.exitCode = (await rehearse()) ? 0 : 1
} finally {
  await close()
}
