import 'server-only'
import { eraseNames } from '../booking/erase-names.ts'
import { systemClock } from '../clock.ts'
import { readSettings } from '../settings.ts'
import { openStore } from '../store/store.ts'

// `erase-names.ts OFFICE REFERENCE [NUMBER]`: the desk's part of `npm run erase`, after the gateway's.

const [gatewayOffice = '', reference = '', number] = process.argv.slice(2)
/** The list shows the first traveller. */
const lead = number === undefined || Number(number) === 1
const { databaseUrl, storeSecret } = readSettings(process.env)
const store = openStore(databaseUrl, storeSecret)
try {
  const at = systemClock.now()
  const count = await eraseNames(await store.db(), { gatewayOffice, reference, lead, at })
  console.log(count === 0 ? 'The desk does not list this booking.' : "Noted in the desk's audit.")
} finally {
  await store.close()
}
