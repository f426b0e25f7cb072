const listeners = new Set<() => void>()

/**
 * Says that the desk's own session has ended (the read door answered 401, or an action refused for it). Every
 * listener hears it; the sign-in overlay opens above what is on screen, so nothing typed is lost.
 */
export function raiseSessionExpired(): void {
  for (const listener of listeners) listener()
}

/** Listens for the end of the session. Returns the function that stops listening. */
export function onSessionExpired(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
