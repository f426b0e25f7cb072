import { writeFileSync } from 'node:fs'
import { youngGeneration } from '../scripts/young-generation.ts'
import { airProxy } from './air-proxy.ts'
import { airStream } from './air-stream.ts'
import { facetPaint } from './facet-paint.ts'
import { facet } from './facet.ts'
import { gatewayShare } from './gateway-share.ts'
import { hotelAnswer } from './hotel-answer.ts'
import { hotelNewDates } from './hotel-new-dates.ts'
import { placeKey } from './place-key.ts'
import { holds, type BenchRow } from './row.ts'
import { streamFirst } from './stream-first.ts'
import { streamRender } from './stream-render.ts'
import { walletHold } from './wallet-hold.ts'

/** Every bar by the name that `npm run bench -- <name>` takes. */
const bars: Record<string, () => Promise<BenchRow[]> | BenchRow[]> = {
  facet,
  'hotel-answer': hotelAnswer,
  'hotel-new-dates': hotelNewDates,
  'air-stream': airStream,
  'air-proxy': airProxy,
  'stream-render': streamRender,
  'stream-first': streamFirst,
  'facet-paint': facetPaint,
  'place-key': placeKey,
  'gateway-share': gatewayShare,
  'wallet-hold': walletHold,
}

// The gateway that is measured lives in this process and runs as the starter runs it.
if (!process.execArgv.includes(youngGeneration)) throw new Error(`run this with node ${youngGeneration}`)

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in bars))
if (unknown) throw new Error(`no bar is called ${unknown}; there are ${Object.keys(bars).join(', ')}`)

const rows: BenchRow[] = []
for (const [name, measure] of Object.entries(bars)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  rows.push(...(await measure()))
}

const shown = rows.map((row) => ({
  bar: row.bar,
  name: row.name,
  ours: row.ours,
  peer: row.peer,
  ratio: row.ratio.toFixed(2),
  guard: row.guard,
  goal: row.goal,
  holds: holds(row) ? 'yes' : 'NO',
}))
console.table(shown)
if (asked.length === 0) writeFileSync('bench/results.json', `${JSON.stringify(rows, null, 2)}\n`)
if (rows.some((row) => !holds(row))) process.exitCode = 1
