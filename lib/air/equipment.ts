import type { WireFlightSegment } from '../../contract/air/itinerary.ts'

/**
 * The aircraft of a flight: its name, which gateways write inside OperatingAirline or on the segment, or else
 * its code; null where nothing is supplied (gap 208).
 */
export function equipmentOf({
  OperatingAirline: airline,
  EquipmentName: name,
}: Pick<WireFlightSegment, 'OperatingAirline' | 'EquipmentName'>): string | null {
  return airline.EquipmentName || name || airline.Equipment || null
}
