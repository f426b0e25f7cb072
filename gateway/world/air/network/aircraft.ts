/** A type of aircraft: it decides whether a leg can be flown and which cabins are sold on board. */
export type Aircraft = {
  /** IATA code, e.g. `77W`. */
  code: string
  name: string
  /** Longest leg it is planned for, reserves included, in km. */
  rangeKm: number
  seats: number
  /** Cruising speed in km a minute over the ground, without wind. */
  speed: number
}

const TABLE = `
77W|Boeing 777-300ER|13600|350|14.6
77L|Boeing 777-200LR|15600|290|14.6
772|Boeing 777-200ER|13000|300|14.6
773|Boeing 777-300|10500|360|14.6
788|Boeing 787-8|13500|240|14.7
789|Boeing 787-9|14500|290|14.7
781|Boeing 787-10|11900|330|14.7
744|Boeing 747-400|12500|380|14.6
74H|Boeing 747-8|13800|390|14.6
763|Boeing 767-300ER|10600|230|13.9
764|Boeing 767-400ER|10200|240|13.9
332|Airbus A330-200|12800|250|14.2
333|Airbus A330-300|11300|290|14.2
338|Airbus A330-800|14500|240|14.3
339|Airbus A330-900|13000|290|14.3
343|Airbus A340-300|12800|270|14.2
346|Airbus A340-600|13400|310|14.2
359|Airbus A350-900|15500|310|14.7
351|Airbus A350-1000|15800|350|14.7
388|Airbus A380-800|14500|490|14.7
313|Airbus A310-300|7800|210|13.9
AB6|Airbus A300-600|6500|250|13.9
752|Boeing 757-200|6800|190|13.9
753|Boeing 757-300|6000|230|13.9
73G|Boeing 737-700|5300|130|13.6
738|Boeing 737-800|5200|175|13.6
739|Boeing 737-900|5000|180|13.6
7M7|Boeing 737 MAX 7|6400|150|13.6
7M8|Boeing 737 MAX 8|6200|178|13.6
7M9|Boeing 737 MAX 9|5900|190|13.6
318|Airbus A318|5000|120|13.5
319|Airbus A319|5600|140|13.5
320|Airbus A320|5300|170|13.5
321|Airbus A321|5000|200|13.5
31N|Airbus A319neo|6400|145|13.5
32N|Airbus A320neo|6000|175|13.5
32Q|Airbus A321neo|6800|205|13.5
32L|Airbus A321LR|7300|180|13.5
32X|Airbus A321XLR|8500|182|13.5
221|Airbus A220-100|6000|110|13.5
223|Airbus A220-300|6100|140|13.5
E70|Embraer 170|3600|72|13.1
E75|Embraer 175|3700|76|13.1
E90|Embraer 190|4200|98|13.1
E95|Embraer 195|4000|112|13.1
290|Embraer 190-E2|5000|104|13.1
295|Embraer 195-E2|4700|132|13.1
CR2|Canadair Regional Jet 200|2900|50|12.8
CR7|Canadair Regional Jet 700|2500|70|12.9
CR9|Canadair Regional Jet 900|2700|86|12.9
CRK|Canadair Regional Jet 1000|2900|100|12.9
ER4|Embraer 145|2700|50|12.8
SU9|Sukhoi Superjet 100|4200|98|13.0
C27|Comac ARJ21-700|3500|90|12.9
919|Comac C919|5200|160|13.4
717|Boeing 717|3600|115|13.1
734|Boeing 737-400|4000|150|13.3
733|Boeing 737-300|4100|135|13.3
M82|McDonnell Douglas MD-82|3700|150|13.1
100|Fokker 100|2900|100|12.7
AT7|ATR 72|1450|70|8.2
AT4|ATR 42|1300|48|8.0
DH4|De Havilland Dash 8-400|2300|76|10.2
DH3|De Havilland Dash 8-300|1600|50|8.4
DH2|De Havilland Dash 8-200|1600|37|8.3
SF3|Saab 340|1600|34|8.0
J41|Jetstream 41|1400|29|8.0
DHT|De Havilland Twin Otter|900|19|4.8
CNC|Cessna Caravan|900|9|4.8`

const aircraft = new Map<string, Aircraft>()
for (const line of TABLE.trim().split('\n')) {
  const [code, name, range, seats, speed] = line.split('|') as [string, string, string, string, string]
  aircraft.set(code, { code, name, rangeKm: Number(range), seats: Number(seats), speed: Number(speed) })
}

/**
 * Aircraft by IATA code. Throws on a code that the table does not have, which is a mistake in our own data.
 */
export function aircraftOf(code: string): Aircraft {
  const model = aircraft.get(code)
  if (!model) throw new Error(`unknown aircraft ${code}`)
  return model
}

/** Whether an aircraft has two aisles and flies long legs. */
export function isWideBody({ seats, rangeKm }: Aircraft): boolean {
  return seats >= 225 && rangeKm > 9000
}
