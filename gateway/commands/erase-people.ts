import { systemClock } from '../clock.ts'
import { erasePeople } from '../domain/booking/erase-people.ts'
import { openStore } from '../store/open.ts'

// `erase-people.ts OFFICE REFERENCE [NUMBER]`: the gateway's part of `npm run erase`.

const [officeId, reference, number] = process.argv.slice(2)
const position = number === undefined ? null : Number(number)
if (!officeId || !reference || (position !== null && !(Number.isInteger(position) && position >= 0))) {
  console.error('npm run erase -- OFFICE REFERENCE [NUMBER]: 0 is the contact, 1 the first traveller.')
  process.exit(2)
}
const positions = position === null ? null : [position]
const store = openStore(process.env['GATEWAY_DATABASE_URL'] ?? '')
try {
  const erased = await erasePeople(store.db, { officeId, reference, positions, at: systemClock.now() })
  if (erased === null) {
    console.error(`Office ${officeId} has no booking ${reference}.`)
    process.exitCode = 1
  } else if (erased.length === 0) console.log('Nobody was left to erase.')
  else
    console.log(`Erased ${erased.map((each) => (each === 0 ? 'the contact' : `person ${each}`)).join(', ')}.`)
} finally {
  await store.close()
}
