import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { youngGeneration } from '../scripts/young-generation.ts'
import { bars } from './bars.ts'
import { holds, type BenchRow } from './row.ts'

const names = process.argv.slice(2)
const unknown = names.find((name) => !(name in bars))
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
const failed: string[] = []
for (const name of Object.keys(bars)) {
  if (names.length > 0 && !names.includes(name)) continue
  try {
    const newRows = await measured(name)
    rows.push(...newRows)
    for (const row of newRows) console.log(`${row.name}: ${row.ratio.toFixed(2)}`)
  } catch (error) {
    // The other bars are still worth their time; the run fails at the end.
    console.error(error)
    failed.push(name)
  }
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
if (failed.length > 0) throw new Error(`not measured: ${failed.join(', ')}`)
if (names.length === 0) writeFileSync('bench/results.json', `${JSON.stringify(rows, null, 2)}\n`)
if (rows.some((row) => !holds(row))) process.exitCode = 1
