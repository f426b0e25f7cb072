import 'server-only'

/** Verbs of audit entries that are about a booking and are no verb of its kind. */

/** A state that changed outside the desk. */
export const OBSERVED = 'booking.observed'
/** A schedule or price changed outside the desk: before and after have the values. */
export const CHANGED = 'booking.changed'
/** Somebody imported a booking that was made elsewhere. The word stands in stored entries. */
export const IMPORTED = 'booking.adopted'
/** Somebody wrote a note on a booking; the audit has no text of it. */
export const NOTED = 'booking.noted'
/** A booking was handed over: before and after are the names of its owners. */
export const HANDED_OVER = 'booking.handed-over'
/** Somebody set the cost centre of a booking: before and after are the cost centres, null for none. */
export const COST_CENTRE_SET = 'booking.cost-centre'
/** Somebody set the client of a booking: before and after are the ids of clients, null for none. */
export const CLIENT_SET = 'booking.client'
/** Somebody accepted a change of a booking: before and after have the values. */
export const CHANGE_ACCEPTED = 'booking.change-accepted'
/** Somebody has seen to a booking that needed attention. */
export const ATTENDED = 'booking.attended'
/**
 * A higher price than the accepted one was held within the limits: before and after are the totals in integer
 * cents.
 */
export const RISE_TAKEN = 'price.take'
/** An act is above the agent's limit of the day, and an admin is asked. */
export const LIMIT_ASKED = 'limit.ask'
/** An admin let an agent act above the limit. */
export const LIMIT_APPROVED = 'limit.approve'
/** An admin did not let an agent act above the limit; the reason has the words. */
export const LIMIT_DECLINED = 'limit.decline'
