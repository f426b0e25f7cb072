import type { Suppliers } from '../../../gateway/services.ts'
import { recordedActivities } from './activity.ts'
import { recordedAir } from './air.ts'
import { recordedHotels } from './hotel.ts'
import { recordedPlaces } from './place.ts'
import { recordedReference } from './reference.ts'

/**
 * Suppliers with recorded answers. As a second implementation they show that the ports fit more than the
 * simulation.
 */
export const recordedSuppliers: Suppliers = {
  air: recordedAir,
  hotels: recordedHotels,
  places: recordedPlaces,
  reference: recordedReference,
  activities: recordedActivities,
}
