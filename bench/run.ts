import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { youngGeneration } from '../scripts/young-generation.ts'
import { bars } from './bars.ts'
import { holds, type BenchRow } from './row.ts'

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in bars))
if (unknown) throw new Error(`no bar is called ${unknown}; there are ${Object.keys(bars).join(', ')}`)

/** Measures a bar in a separate process with the same Node flags that the starter gives the gateway. */
function measured(name: string): Promise<BenchRow[]> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./measure.ts', import.meta.url), [name], { execArgv: [youngGeneration] })
    child.once('message', (rows) => resolve(rows as BenchRow[]))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the bar ${name} ended with ${code} and no rows`)))
  })
}

const rows: BenchRow[] = []
for (const name of Object.keys(bars)) {
  if (asked.length === 0 || asked.includes(name)) rows.push(...(await measured(name)))
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
