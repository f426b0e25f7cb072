const listeners = new Set<() => void>()
const renewalListeners = new Set<() => void>()

/**
 * Reports that the desk's session has ended (a read answered 401, or an action was refused for it). Every
 * listener is called; the sign-in overlay opens over the page, so that nothing typed is lost.
 */
export function raiseSessionExpired(): void {
  for (const listener of listeners) listener()
}

/** Listens for the end of the session; returns the function that stops listening. */
export function onSessionExpired(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Reports that the person has signed in again: what could not be sent can be sent now. */
export function noteSessionRenewed(): void {
  for (const listener of renewalListeners) listener()
}

/** Listens for the renewal of the session; returns the function that stops listening. */
export function onSessionRenewed(listener: () => void): () => void {
  renewalListeners.add(listener)
  return () => {
    renewalListeners.delete(listener)
  }
}
