import type { Suppliers } from '../../../gateway/services.ts'
import { recordedAir } from './air.ts'
import { recordedReference } from './reference.ts'

/** Suppliers whose answers were written down: what proves that the ports are ports. */
export const recordedSuppliers: Suppliers = {
  air: recordedAir,
  // Hotels are recorded as soon as they stand behind a port.
  hotels: {} as Suppliers['hotels'],
  reference: recordedReference,
}
