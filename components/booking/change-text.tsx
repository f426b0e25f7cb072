import type { ServiceChange } from '../../lib/booking/service-change.ts'
import { NetOnly } from '../ui/shown-prices.tsx'

/** The change of a booking, as `10:05 → 10:50`. A price is the held one, so it is net. */
export function ChangeText({ change }: { change: ServiceChange }) {
  const { about, before, after } = change
  const text = `${before} → ${after}`
  return about === 'price' ? <NetOnly instead="net hidden">{text}</NetOnly> : <span>{text}</span>
}
