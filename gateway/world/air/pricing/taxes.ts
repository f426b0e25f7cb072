import type { CabinClass, Cents, PassengerKind } from '../../../supply/air/fare.ts'
import type { Journey } from '../network/journey.ts'
import type { Network } from '../network/network.ts'

/**
 * Charges of a country in USD: for leaving it, for leaving on a domestic flight, and for arriving from
 * abroad. Rounded from public tariffs of 2026; airport charges and security are included.
 */
const TABLE = `
US 36.20 14.40 31.80
CA 38.50 24.00 9.80
GB 52.00 24.50 0
IE 21.40 12.00 0
FR 46.30 26.00 0
DE 58.90 39.60 0
NL 62.40 32.00 0
BE 38.20 22.00 0
ES 23.60 17.80 0
PT 30.20 24.00 0
IT 34.10 24.60 0
CH 41.70 24.00 0
AT 44.50 32.00 0
DK 27.80 14.00 0
SE 18.60 14.00 0
NO 29.40 23.00 0
FI 24.10 12.00 0
GR 38.60 29.00 0
IS 30.30 14.00 0
TR 25.00 5.20 0
AE 30.60 8.00 9.60
QA 35.70 0 8.20
SA 31.20 5.40 11.30
IR 9.80 3.40 0
IN 17.90 8.60 3.20
SG 48.90 0 0
MY 17.60 6.20 0
TH 22.80 4.20 1.10
ID 18.30 9.90 0
PH 33.20 5.60 0
VN 25.60 6.40 0
HK 47.30 0 0
JP 26.40 5.10 0
KR 21.30 3.60 0
CN 18.10 9.60 0
TW 16.80 0 0
AU 58.60 19.20 0
NZ 62.70 18.40 21.50
ZA 42.70 14.30 0
KE 52.00 7.40 0
ET 41.00 3.00 0
EG 37.60 8.00 5.00
MA 32.20 7.60 0
NG 78.00 4.20 20.00
GH 78.00 6.00 0
BR 31.60 9.10 0
AR 61.50 8.60 10.00
CL 31.20 8.20 0
CO 48.30 8.90 8.10
PE 33.60 10.10 0
MX 46.90 22.10 36.40
DO 58.20 6.00 32.00
JM 62.40 0 28.00
MU 40.60 0 7.20
MV 62.00 4.00 0
LK 60.00 2.00 0`

type Charges = { abroad: number; domestic: number; arrival: number }

const charges = new Map<string, Charges>()
for (const line of TABLE.trim().split('\n')) {
  const [country, abroad, domestic, arrival] = line.split(' ') as [string, string, string, string]
  charges.set(country, { abroad: Number(abroad), domestic: Number(domestic), arrival: Number(arrival) })
}

const ELSEWHERE: Charges = { abroad: 29.4, domestic: 8.8, arrival: 2.6 }

/**
 * UK Air Passenger Duty in USD by distance band, standard and reduced rate; children in economy are exempt.
 */
function passengerDuty(km: number, cabin: CabinClass): number {
  const band = km < 3200 ? 0 : km < 8850 ? 1 : 2
  return cabin === 1 ? [19.6, 127.4, 133.0][band]! : [40.5, 300.3, 311.0][band]!
}

/** Taxes and airport charges of one passenger on one journey, in cents, without carrier surcharges. */
export function journeyTaxCents(
  net: Network,
  journey: Journey,
  cabin: CabinClass,
  kind: PassengerKind,
): Cents {
  let dollars = 0
  for (let i = 0; i < journey.flights.length; i++) {
    const { route } = journey.flights[i]!
    const from = charges.get(net.places.get(route.origin)!.countryCode) ?? ELSEWHERE
    const to = charges.get(net.places.get(route.destination)!.countryCode) ?? ELSEWHERE
    const transfer = i === 0 ? 1 : 0.32
    dollars += (route.domestic ? from.domestic : from.abroad) * transfer
    if (!route.domestic && i === journey.flights.length - 1) dollars += to.arrival
  }
  const origin = net.places.get(journey.flights[0]!.route.origin)!
  const dutyFree = kind === 3 || (kind === 2 && cabin === 1)
  if (origin.countryCode === 'GB' && !dutyFree) dollars += passengerDuty(journey.directKm, cabin)
  if (kind === 3) dollars *= 0.35
  return Math.round(dollars * 100)
}
