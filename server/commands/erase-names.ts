import 'server-only'
import { eraseNames } from '../booking/erase-names.ts'
import { systemClock } from '../clock.ts'
import { openStore } from '../store/store.ts'

// `erase-names.ts OFFICE REFERENCE`: the desk's part of `npm run erase`, after the gateway's.

const [gatewayOffice = '', reference = ''] = process.argv.slice(2)
const store = openStore(process.env['DATABASE_URL'] ?? '')
try {
  const at = systemClock.now()
  const count = await eraseNames(await store.db(), { gatewayOffice, reference, at })
  console.log(count === 0 ? 'The desk does not list this booking.' : "Erased the name in the desk's list.")
} finally {
  await store.close()
}
