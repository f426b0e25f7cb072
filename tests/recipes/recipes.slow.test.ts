import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removePostgres } from '../../scripts/postgres.ts'
import { openWork } from '../crash/work.ts'
import { emptyDatabase, type TestDatabase } from '../setup/database.ts'
import { freePortSettings } from '../structure/run-script.ts'
import { root } from '../structure/sources.ts'
import { recipesOfPage } from './recipes.ts'

/**
 * Each block of commands in docs/operations.md is run as written, in the order of the page, on one
 * installation that begins empty. The desk must have been built. What is replaced is listed here.
 */

const scratch = mkdtempSync(path.join(tmpdir(), 'recipes-'))
const recipes = recipesOfPage()

/** The first start may build the desk. */
const LONGEST_MILLIS = 600_000

/** Recipes for programs that run. All others begin while nothing runs. */
const whileRunning = new Set(['Backup, 1', 'Several instances, 1', 'Health, 1', 'Erasing people, 1'])

let database: TestDatabase
let env: Record<string, string>

beforeAll(async () => {
  // PostgreSQL runs as another user.
  chmodSync(scratch, 0o755)
  // A checkout of its own, but for `.data` and `backups`.
  for (const name of readdirSync(root)) {
    if (/^(\.data|\.git$|backups)/.test(name)) continue
    symlinkSync(path.join(root, name), path.join(scratch, name))
  }
  database = await emptyDatabase()
  env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    SCRATCH: scratch,
    OWN_DATABASE: database.url,
    GATEWAY_LOG: 'info',
    ...(await freePortSettings()),
  }
})

afterAll(async () => {
  await bash('stop')
  await database.drop()
  for (const name of ['.data', 'srv/travel-desk-data', 'srv/restored', 'srv/elsewhere']) {
    await removePostgres(path.join(scratch, name))
  }
  rmSync(scratch, { recursive: true })
})

/** Runs commands in the scratch checkout. @throws Error with their output when one fails. */
function bash(commands: string): Promise<string> {
  const script = `. ${path.join(root, 'tests', 'recipes', 'programs.sh')}\n${commands}`
  return new Promise((resolve, reject) => {
    execFile(
      'bash',
      ['-c', script],
      { cwd: scratch, env: env as NodeJS.ProcessEnv },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${commands}\n${stdout}${stderr}`))
        else resolve(stdout + stderr)
      },
    )
  })
}

/** What stands for something of the reader's own. */
function filledIn(commands: string): string {
  return commands
    .replaceAll('/srv/', `${scratch}/srv/`)
    .replaceAll('postgres://app:password@db.example.com/travel', '"$OWN_DATABASE"')
    .replaceAll('localhost:4010', 'localhost:$GATEWAY_PORT')
    .replaceAll('localhost:3000', 'localhost:$PORT')
    .replaceAll('AUR-1001-SANDBOX PO4932801', '$BOOKING')
    .replaceAll('# stop the programs', 'stop')
}

/** Holds a booking at the running gateway. @returns its office and reference. */
async function heldBooking(): Promise<string> {
  const work = await openWork(`http://localhost:${env['GATEWAY_PORT']}`)
  await work.untilAcknowledged(1)
  await work.stop()
  const [reference] = work.acknowledged.keys()
  return `${work.person.officeId} ${reference}`
}

/** What the programs have written since their last start. */
const programsLog = () => readFileSync(path.join(scratch, 'programs.log'), 'utf8')

/** What a recipe must have done, besides not failing. */
const done: Record<string, (output: string) => void | Promise<void>> = {
  'Restore, 1': (output) => expect(output).toContain('The backup is restored'),
  'Restore, 2': (output) => expect(output).toContain('The backup is restored'),
  'Erasing people, 1': (output) => expect(output).toMatch(/^Erased [^\n]*person 1/m),
  // The signal is answered after the recipe has ended.
  'Several instances, 1': () =>
    expect.poll(programsLog, { timeout: 60_000 }).toContain('All processes have been replaced'),
  'Changing the key, 1': () => expect(programsLog()).toContain('"keys wrapped anew"'),
  'Audit and ledger, 1': (output) => expect(output.match(/ is whole/g)).toHaveLength(4),
}

test('the names above are those of recipes of the page', () => {
  const names = recipes.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(names).toEqual(expect.arrayContaining([...whileRunning, ...Object.keys(done)]))
})

test.each(recipes)('$name', { timeout: LONGEST_MILLIS }, async ({ name, commands }) => {
  await bash('mkdir -p srv')
  if (whileRunning.has(name)) {
    await bash('npm start')
    env['BOOKING'] = await heldBooking()
  }
  const output = await bash(filledIn(commands))
  expect(output).not.toMatch(/not found|No such file/)
  await done[name]?.(output)
  await bash('stop')
})
