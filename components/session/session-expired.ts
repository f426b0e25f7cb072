import { makeSignal } from '../ui/store.ts'

const expired = makeSignal()
const renewed = makeSignal()

/**
 * Reports that the desk's session has ended (a read answered 401, or an action was refused for it). Every
 * listener is called; the sign-in overlay opens over the page, so that nothing typed is lost.
 */
export function raiseSessionExpired(): void {
  expired.tell()
}

/** Listens for the end of the session; returns the function that stops listening. */
export const onSessionExpired = expired.subscribe

/** Reports that the person has signed in again, so that requests that could not be sent are sent now. */
export function noteSessionRenewed(): void {
  renewed.tell()
}

/** Listens for the renewal of the session; returns the function that stops listening. */
export const onSessionRenewed = renewed.subscribe
