import { writeSync } from 'node:fs'
import { openOffice, servicesAt, valueOf } from './office.ts'

/**
 * Books, orders and cancels in an endless loop and prints every acknowledged result, one `<state>
 * <reference>` a line, before it makes the next call. It runs until it is killed. Argument: address of the
 * database.
 */
const [url] = process.argv.slice(2)
if (url === undefined) throw new Error('the address of a database is needed')

const { services } = servicesAt(url)
const office = await openOffice(services, 100_000_000_00)
const say = (line: string) => writeSync(1, `${line}\n`)
say(`office ${office.officeId}`)

let booked = 0
async function work(): Promise<never> {
  for (;;) {
    booked += 1
    const number = booked
    const { reference } = valueOf(await office.book({ flightNumber: String(number) }))
    say(`held ${reference}`)
    if (number % 3 === 0) {
      valueOf(await office.order(reference))
      say(`ticketing ${reference}`)
    }
    if (number % 3 === 1) {
      valueOf(await office.cancel(reference))
      say(`cancelled ${reference}`)
    }
  }
}

await Promise.all(Array.from({ length: 5 }, work))
