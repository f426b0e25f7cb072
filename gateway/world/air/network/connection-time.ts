import type { Place } from './place.ts'

/**
 * Published minimum connection times in minutes, international to international, for airports that differ
 * from others of their size.
 */
const TABLE = `LHR75 LGW75 CDG75 ORY75 JFK90 EWR90 LAX90 ORD90 MIA90 IAD75 SFO90 YYZ75 FRA45 MUC40 VIE30 ZRH40 HEL40 CPH45 ARN45 OSL45 KEF45
AMS50 BRU50 WAW45 LIS60 MAD60 FCO50 ATH55 IST70 SAW60 DXB75 DOH50 AUH60 BAH45 JED90 RUH75 CAI75 ADD60 NBO60 JNB75 CMN60 DEL90 BOM90
SIN60 KUL60 BKK75 HKG60 TPE60 ICN70 NRT75 HND75 PVG90 PEK90 PKX75 CAN75 SYD75 MEL60 AKL75 GRU75 EZE75 SCL70 LIM75 BOG60 PTY45 MEX75`

const table = new Map<string, number>()
for (const word of TABLE.split(/\s+/)) table.set(word.slice(0, 3), Number(word.slice(3)))

/**
 * Minimum minutes between landing and the next take-off at an airport. Domestic to domestic is shorter; a
 * change of terminal or of carrier takes longer.
 */
export function minimumConnection(
  place: Place,
  domestic: boolean,
  sameCarrier: boolean,
  sameTerminal: boolean,
): number {
  const international = table.get(place.code) ?? (place.traffic > 20 ? 60 : 45)
  const base = domestic ? Math.min(international, place.traffic > 40 ? 45 : 35) : international
  return base + (sameCarrier ? 0 : 10) + (sameTerminal ? 0 : 20)
}
