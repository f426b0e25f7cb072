/**
 * Fifth-freedom routes, from general knowledge: a carrier flies them between two foreign airports on the way
 * from or to its home.
 */
const TABLE = `
SQ FRA-JFK
SQ MAN-IAH
QF SIN-LHR
QF AKL-JFK
BA SIN-SYD
EK MXP-JFK
EK ATH-EWR
EK BKK-HKG
EK SYD-CHC
EK MIA-BOG
KL SIN-DPS
KL TPE-MNL
AF PTY-BOG
ET LFW-EWR
ET DUB-LAX
CA YUL-HAV
LA SYD-AKL
QR HRE-LUN
TK CCS-HAV
TK SIN-MEL
TK KUL-SYD
TK GRU-EZE
CX YVR-JFK
KE NRT-HNL
AT GRU-GIG
`

const byCarrier = new Map<string, [string, string][]>()
for (const line of TABLE.trim().split('\n')) {
  const [carrier, pair] = line.split(' ') as [string, string]
  const ends = pair.split('-') as [string, string]
  byCarrier.set(carrier, [...(byCarrier.get(carrier) ?? []), ends])
}

/** The airport pairs of a carrier; the first airport of a pair counts as its hub. */
export function fifthFreedoms(carrier: string): readonly (readonly [string, string])[] {
  return byCarrier.get(carrier) ?? []
}
