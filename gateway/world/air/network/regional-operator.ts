import { hashText } from '../../../hash.ts'
import type { Route } from './route.ts'

/** Companies that fly small aircraft for a carrier under its code, as carrier, aircraft and operators. */
const TABLE = `
AA E75,CR9,CR7 MQ,OH,PT,YX
UA E75,CR7,CR2 OO,G7,YX,C5
DL E75,CR9 9E,OO,YX
AS E75 QX,OO
AC DH4,E75,CR9 QK
WS DH4 WR
KL E75,E90,295 WA
AF E90,E70 A5
LH CR9,E90,E95 CL,EN
BA E90 CJ
IB CRK,AT7 YW
AM E90 5D
PR DH4 2P
5J AT7 DG
NH DH4 EH`

type Entry = { aircraft: ReadonlySet<string>; operators: readonly string[] }

const table = new Map<string, Entry>()
for (const line of TABLE.trim().split('\n')) {
  const [carrier, aircraft, operators] = line.split(' ') as [string, string, string]
  table.set(carrier, { aircraft: new Set(aircraft.split(',')), operators: operators.split(',') })
}

/**
 * The operating carrier of a route: the carrier itself, or a regional company with the same flight number.
 */
export function operatorOf(route: Route): string {
  const entry = table.get(route.carrier.code)
  if (!entry?.aircraft.has(route.aircraft.code)) return route.carrier.code
  const pair = [route.origin, route.destination].sort().join('')
  return entry.operators[hashText(pair) % entry.operators.length]!
}
