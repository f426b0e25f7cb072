import 'server-only'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { readSettings } from '../settings.ts'
import { openStore } from '../store/store.ts'
import { verifyAudit } from '../store/verify-audit.ts'

// `verify-audit.ts [FILE]`: verifies the audit. The file has the last entries of the last run. It is written
// anew when all is whole, and belongs on another machine than the database.

const anchorFile = z.array(z.object({ officeId: z.string(), seq: z.string(), hash: z.string() }))

const [file] = process.argv.slice(2)
const anchors = file && existsSync(file) ? anchorFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
const { databaseUrl, storeSecret } = readSettings(process.env)
const store = openStore(databaseUrl, storeSecret)
try {
  const { entries, heads, faults } = await verifyAudit(await store.db(), anchors)
  for (const { officeId, seq, problem } of faults) console.error(`${officeId}, entry ${seq}: ${problem}`)
  const outcome = faults.length === 0 ? 'is whole' : 'is NOT whole'
  const counts = `entries: ${entries}, offices: ${heads.length}, anchors: ${anchors.length}`
  console.log(`The audit ${outcome} (${counts}).`)
  if (faults.length > 0) process.exitCode = 1
  else if (file) writeFileSync(file, `${JSON.stringify(heads, null, 2)}\n`, { mode: 0o600 })
} finally {
  await store.close()
}
