/**
 * States of an activity booking and the documented moves between them. These are facts that both programs
 * share; only the gateway has the rules that carry them out. Source: Activity v2, States and transitions;
 * gaps 166-172, 233. zod-free.
 */

/** Values of `status`. */
export const activityStates = [
  'reserved',
  'waiting',
  'approved',
  'cancellation_requested',
  'cancelled',
  'expired',
  'rejected',
  'refunded',
  'refund_declined',
] as const

export type ActivityState = (typeof activityStates)[number]

/**
 * The triggers that move a booking. `issue` and `reject` are the supplier's answers; `lapse` is the passage
 * of time; `settle`, `refund` and `decline` are the answers to a request for cancellation.
 */
export type ActivityTrigger =
  'confirm' | 'cancel' | 'issue' | 'reject' | 'lapse' | 'settle' | 'refund' | 'decline'

/**
 * Every documented move. A trigger that has no row for the state is refused and changes nothing. The hold is
 * taken at creation and ends once: released at the request for cancellation (gap 233), at an expiry or a
 * rejection, charged at the issue. A request is settled when nothing was charged; that of an approved booking
 * is answered by a refund of the amount that its policy leaves, or declined where none is left (gap 169).
 */
export const activityMoves = [
  { from: 'reserved', trigger: 'confirm', to: 'waiting', money: 'none' },
  { from: 'reserved', trigger: 'cancel', to: 'cancellation_requested', money: 'release' },
  { from: 'reserved', trigger: 'lapse', to: 'expired', money: 'release' },
  { from: 'waiting', trigger: 'issue', to: 'approved', money: 'charge' },
  { from: 'waiting', trigger: 'reject', to: 'rejected', money: 'release' },
  { from: 'waiting', trigger: 'cancel', to: 'cancellation_requested', money: 'release' },
  { from: 'waiting', trigger: 'lapse', to: 'expired', money: 'release' },
  { from: 'approved', trigger: 'cancel', to: 'cancellation_requested', money: 'none' },
  { from: 'cancellation_requested', trigger: 'settle', to: 'cancelled', money: 'none' },
  { from: 'cancellation_requested', trigger: 'refund', to: 'refunded', money: 'refund' },
  { from: 'cancellation_requested', trigger: 'decline', to: 'refund_declined', money: 'none' },
] as const satisfies readonly {
  from: ActivityState
  trigger: ActivityTrigger
  to: ActivityState
  money: 'none' | 'release' | 'charge' | 'refund'
}[]
