import type { Suppliers } from '../../../gateway/services.ts'
import { recordedAir } from './air.ts'
import { recordedHotels } from './hotel.ts'
import { recordedPlaces } from './place.ts'
import { recordedReference } from './reference.ts'

/** Suppliers whose answers were written down: what proves that the ports are ports. */
export const recordedSuppliers: Suppliers = {
  air: recordedAir,
  hotels: recordedHotels,
  places: recordedPlaces,
  reference: recordedReference,
}
