import { checkAllLedgers } from '../domain/wallet/check-ledger.ts'
import { openStore } from '../store/open.ts'

// The gateway's part of `npm run verify-audit`: rebuilds every wallet from its transfers and compares.

const store = openStore(process.env['GATEWAY_DATABASE_URL'] ?? '', 2, true)
try {
  const differences = await checkAllLedgers(store.db)
  for (const { officeId, rule, expected, found } of differences) {
    console.error(`${officeId}: ${rule}: ${expected} expected, ${found} found`)
  }
  console.log(differences.length === 0 ? 'The ledger is whole.' : 'The ledger is NOT whole.')
  if (differences.length > 0) process.exitCode = 1
} finally {
  await store.close()
}
