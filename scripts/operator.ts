import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensurePostgres } from './postgres.ts'
import { deskEnvironment, gatewayEnvironment } from './start/environment.ts'
import { migrateFirst } from './start/migrate-first.ts'
import { keepSecrets } from './start/secrets.ts'
import { isEmbedded, readStartSettings } from './start/settings.ts'

// `node scripts/operator.ts erase OFFICE REFERENCE [NUMBER]`, `node scripts/operator.ts verify-audit [FILE]`,
// `node scripts/operator.ts distribute [--print]`: commands on the stored data of an installation, running or not. Each program does its own part.

type Part = { of: 'gateway' | 'desk'; file: string }

const commands: Readonly<Record<string, readonly Part[]>> = {
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
const settings = readStartSettings(process.env)
const secrets = keepSecrets(settings.dataDir, process.env)
const store = isEmbedded(settings)
  ? await ensurePostgres({ dataDir: settings.dataDir, log: () => undefined })
  : null
try {
  await migrateFirst(process.env, settings, secrets, store?.url ?? '')
  for (const { of, file } of parts) {
    const environment = of === 'gateway' ? gatewayEnvironment : deskEnvironment
    // The desk's modules refuse to load anywhere but in a React server.
    const { status } = spawnSync(
      process.execPath,
      ['--conditions=react-server', path.join(root, file), ...rest],
      {
        env: environment(process.env, settings, secrets, store?.url ?? ''),
        stdio: 'inherit',
      },
    )
    if (status !== 0) process.exitCode = status ?? 1
    // Nothing is done to the list for a booking that the gateway does not have.
    if (status !== 0 && command === 'erase') break
  }
} finally {
  await store?.stop()
}
