/**
 * What is wrong or outdated in the source package, by airport code. `flightable` means scheduled passenger
 * flights today.
 */
export type AirportCorrection = {
  name?: string
  lat?: number
  lon?: number
  flightable?: boolean
  timeZone?: string
}

export const airportCorrections: Record<string, AirportCorrection> = {
  // The code moved from Kratie to the new airport of the capital in 2025, and the old airport closed.
  KTI: { name: 'Techo International Airport', lat: 11.3611, lon: 104.9183, flightable: true },
  PNH: { flightable: false },
  REP: { flightable: false },
  NBJ: { flightable: true },
  BSL: { name: 'EuroAirport Basel Mulhouse Freiburg' },
  NQZ: { name: 'Nursultan Nazarbayev International Airport' },
  ISL: { flightable: false },
  TXL: { flightable: false },
  ADA: { flightable: false },
  // Business aviation only.
  TEB: { flightable: false },
  LBG: { flightable: false },
  OPF: { flightable: false },
  OKO: { flightable: false },
  // Coordinates in the sea or in another country, corrected to those of the airfield.
  FGU: { lat: -15.8199, lon: -140.8872 },
  LRO: { flightable: false },
  NWU: { flightable: false },
  OZI: { flightable: false },
  BBA: { timeZone: 'America/Coyhaique' },
  GEI: { timeZone: 'Pacific/Bougainville' },
  // The same offsets as New York, but a zone name of its own.
  DTW: { timeZone: 'America/Detroit' },
  DET: { timeZone: 'America/Detroit' },
  YIP: { timeZone: 'America/Detroit' },
  GRR: { timeZone: 'America/Detroit' },
  FNT: { timeZone: 'America/Detroit' },
  LAN: { timeZone: 'America/Detroit' },
  MBS: { timeZone: 'America/Detroit' },
  AZO: { timeZone: 'America/Detroit' },
  TVC: { timeZone: 'America/Detroit' },
  CTM: { timeZone: 'America/Cancun' },
}

/** Airspace closed to civil flights since February 2022: nothing is flightable there. */
export const closedCountries: ReadonlySet<string> = new Set(['UA'])
