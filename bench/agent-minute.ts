import { setTimeout as sleep } from 'node:timers/promises'
import { openDesk } from './desk-subject.ts'
import { processCost, type ProcessCost } from './process-cost.ts'
import { openSubject } from './subject.ts'

// What one agent costs in a minute: `node bench/agent-minute.ts` opens a page every two seconds, and on each
// the balance that it asks for, and prints CPU and memory of both programs. It has no peer: two checkouts
// are compared. The booking service runs in this process, which sends the requests too.

const MILLISECONDS = 60_000
const PAUSE = 2_000
const PAGES = ['/today', '/bookings', '/flights', '/wallet', '/trips', '/clients', '/hotels', '/today']

const subject = await openSubject()
const desk = await openDesk(subject)

async function openPage(address: string): Promise<void> {
  const page = await fetch(desk.url + address, { headers: { cookie: desk.cookie } })
  await page.text()
  if (page.status !== 200) throw new Error(`${address} answered ${page.status}`)
  await desk.read('wallet.balance', {})
}

for (const address of PAGES) await openPage(address)
const programs: Record<string, ProcessCost> = { desk: desk.cost, gateway: processCost(process.pid) }
const before = new Map<string, number>()
for (const [name, cost] of Object.entries(programs)) before.set(name, await cost.cpuMillis())
const end = performance.now() + MILLISECONDS
for (let at = 0; performance.now() < end; at += 1) {
  await openPage(PAGES[at % PAGES.length] ?? '/today')
  await sleep(PAUSE)
}
for (const [name, cost] of Object.entries(programs)) {
  const cpuMillis = (await cost.cpuMillis()) - (before.get(name) ?? 0)
  const megabytes = (await cost.residentBytes()) / 1_000_000
  console.log(`${name}: ${cpuMillis} ms of CPU, ${megabytes.toFixed(0)} MB`)
}
await desk.close()
await subject.close()
