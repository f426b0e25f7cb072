import { expect } from 'vitest'
import type { ActivityState } from '../../../contract/activity/booking-states.ts'
import type { ActivityOffice } from './activity-office.ts'

/** A verb, or so many seconds of the office's clock. */
type Step = 'confirm' | 'cancel' | number
export type Way = { title: string; steps: readonly Step[] }

/** How a booking of a scenario is brought into each state, over HTTP and by the clock alone. */
export const ways: Record<ActivityState, Way> = {
  reserved: { title: 'Instant Confirmation', steps: [] },
  waiting: { title: 'On Request', steps: ['confirm'] },
  approved: { title: 'Instant Confirmation', steps: ['confirm', 5] },
  cancellation_requested: { title: 'Instant Confirmation', steps: ['cancel'] },
  cancelled: { title: 'Instant Confirmation', steps: ['cancel', 1] },
  expired: { title: 'Instant Confirmation', steps: [1800] },
  rejected: { title: 'Rejected by Supplier', steps: ['confirm', 5] },
  refunded: { title: 'Half Back', steps: ['confirm', 5, 'cancel', 1] },
  refund_declined: { title: 'Refund Declined', steps: ['confirm', 5, 'cancel', 1] },
}

/** Books and goes this way. @returns the booking's uuid. */
export async function reach(office: ActivityOffice, { title, steps }: Way): Promise<string> {
  const { uuid } = await office.reserve(title)
  for (const step of steps) {
    if (typeof step === 'number') await office.advance(step)
    else expect((await office.move(uuid, step)).status).toBe(200)
  }
  return uuid
}
