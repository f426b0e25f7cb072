import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensurePostgres } from './postgres.ts'
import { deskEnvironment, gatewayEnvironment } from './start/environment.ts'
import { migrateFirst } from './start/migrate-first.ts'
import { keepSecrets } from './start/secrets.ts'
import { isEmbedded, readStartSettings } from './start/settings.ts'

// `node scripts/operator.ts erase OFFICE REFERENCE [NUMBER]`, `node scripts/operator.ts verify-audit [FILE]`,
// `node scripts/operator.ts distribute [--print]`, `node scripts/operator.ts accounts [replace OFFICE USER]`:
// commands on the stored data of an installation, running or not. Each program does its own part.

type Part = { of: 'gateway' | 'desk'; file: string }

const commands: Readonly<Record<string, readonly Part[]>> = {
  accounts: [{ of: 'gateway', file: 'gateway/commands/accounts.ts' }],
  erase: [
    { of: 'gateway', file: 'gateway/commands/erase-people.ts' },
    { of: 'desk', file: 'server/commands/erase-names.ts' },
  ],
  'verify-audit': [
    { of: 'desk', file: 'server/commands/verify-audit.ts' },
    { of: 'gateway', file: 'gateway/commands/check-ledger.ts' },
  ],
  distribute: [
    { of: 'gateway', file: 'gateway/commands/distribute.ts' },
    { of: 'desk', file: 'server/commands/distribute.ts' },
  ],
}

const root = path.resolve(import.meta.dirname, '..')
const [command = '', ...rest] = process.argv.slice(2)
const parts = commands[command]
if (!parts) {
  console.error(`scripts/operator.ts knows ${Object.keys(commands).join(', ')}, not "${command}".`)
  process.exit(2)
}
// What is only printed needs neither settings nor data.
if (command === 'distribute' && rest.includes('--print')) runParts(parts, () => process.env)
else await runOnData(parts)

async function runOnData(all: readonly Part[]): Promise<void> {
  const settings = readStartSettings(process.env)
  const secrets = keepSecrets(settings.dataDir, process.env)
  const store = isEmbedded(settings)
    ? await ensurePostgres({ dataDir: settings.dataDir, log: () => undefined })
    : null
  try {
    await migrateFirst(process.env, settings, secrets, store?.url ?? '')
    // Tables are spread by whoever owns them.
    const owner = command === 'distribute' && settings.migrationDatabase
    runParts(all, ({ of }) => {
      const environment = of === 'gateway' ? gatewayEnvironment : deskEnvironment
      const own = environment(process.env, settings, secrets, store?.url ?? '')
      return owner ? { ...own, MIGRATION_DATABASE_URL: owner.url } : own
    })
  } finally {
    await store?.stop()
  }
}

function runParts(all: readonly Part[], environmentOf: (part: Part) => NodeJS.ProcessEnv): void {
  for (const part of all) {
    // The desk's modules refuse to load anywhere but in a React server.
    const words = ['--conditions=react-server', path.join(root, part.file), ...rest]
    const { status } = spawnSync(process.execPath, words, { env: environmentOf(part), stdio: 'inherit' })
    if (status !== 0) process.exitCode = status ?? 1
    // Nothing is done to the list for a booking that the gateway does not have.
    if (status !== 0 && command === 'erase') break
  }
}
