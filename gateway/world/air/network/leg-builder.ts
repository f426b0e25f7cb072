import type { FlightSegment, Leg } from '../../../supply/air/fare.ts'
import type { Carrier } from './carrier.ts'
import { localTime } from './day.ts'
import type { Flight } from './flight.ts'
import { codeshareNumber, isCodeshare } from './partners.ts'
import { operatorOf } from './regional-operator.ts'
import { technicalStops } from './technical-stop.ts'
import { terminalOf } from './terminals.ts'
import type { Network } from './network.ts'

/**
 * Builds the leg of some flights as `seller` sells it, with its own code on the flights of codeshare
 * partners. With `always` every flight of another carrier gets the seller's code.
 */
export function buildLeg(net: Network, flights: readonly Flight[], seller: Carrier, always: boolean): Leg {
  const segments: FlightSegment[] = []
  let flightMinutes = 0
  let connectionMinutes = 0
  for (let i = 0; i < flights.length; i++) {
    const flight = flights[i]!
    const next = flights[i + 1]
    const wait = next ? next.departsUtc - flight.arrivesUtc : 0
    segments.push(segmentOf(net, flight, wait, seller, always))
    flightMinutes += flight.arrivesUtc - flight.departsUtc
    connectionMinutes += wait
  }
  return { segments, flightMinutes, connectionMinutes }
}

function segmentOf(
  net: Network,
  flight: Flight,
  wait: number,
  seller: Carrier,
  always: boolean,
): FlightSegment {
  const { route } = flight
  const operator = route.carrier
  const shared =
    seller.code !== operator.code &&
    (always || isCodeshare(seller, operator, route.origin, route.destination))
  return {
    origin: route.origin,
    destination: route.destination,
    departsAt: localTime(flight.departsLocal),
    arrivesAt: localTime(flight.arrivesLocal),
    minutes: flight.arrivesUtc - flight.departsUtc,
    connectionMinutes: wait,
    marketingCarrier: shared ? seller.code : operator.code,
    flightNumber: String(shared ? codeshareNumber(seller.code, operator.code, flight.number) : flight.number),
    operatingCarrier: operatorOf(route),
    operatingFlightNumber: String(flight.number),
    equipment: route.aircraft.code,
    equipmentName: route.aircraft.name,
    departureTerminal: terminalOf(route.origin, operator, route.domestic),
    arrivalTerminal: terminalOf(route.destination, operator, route.domestic),
    isCharter: operator.kind === 'leisure' && route.weekly < 3,
    technicalStops: technicalStops(net, flight),
  }
}
