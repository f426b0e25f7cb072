import type { PriceDay } from '../../../lib/activity/price-day.ts'
import type { Variant } from '../../../lib/activity/variant.ts'

/** A start of a date as it can be chosen. Times are wall times of the activity's zone. */
export type Slot = {
  uuid: string
  startTime: string
  endTime: string
  /** Places of this start; null where no price set is about it alone. */
  seats: number | null
  state: 'open' | 'sold-out' | 'not-offered'
}

/** The starts of a date with their places (gap 178: only a price set of the start says how many are left). */
export function slotsOf(timeslots: Variant['timeslots'], entry: PriceDay | null): readonly Slot[] {
  const sets = entry?.prices ?? []
  const wholeDay = sets.find(({ timeSlotUuid }) => timeSlotUuid === null)
  return timeslots.map((slot) => {
    const own = sets.find(({ timeSlotUuid }) => timeSlotUuid === slot.uuid)
    const set = own ?? wholeDay
    const state = !set ? 'not-offered' : set.quantity > 0 ? 'open' : 'sold-out'
    return { ...slot, seats: own?.quantity ?? null, state }
  })
}

/** The start to show as selected: the one asked for, else the first with a place for everybody. */
export function selectedSlot(slots: readonly Slot[], wantedUuid: string | null, size: number): Slot | null {
  const open = slots.filter(({ state }) => state === 'open')
  return (
    slots.find(({ uuid }) => uuid === wantedUuid) ??
    open.find(({ seats }) => seats === null || seats >= size) ??
    open[0] ??
    null
  )
}
