/** How a toast is meant: plain news, done, or something the person should act on. */
export type ToastTone = 'plain' | 'ok' | 'bad'

/** A toast: what is, in one line; more below it; an action where there is one way on. */
export type ToastNews = {
  title: string
  description?: string
  tone?: ToastTone
  action?: { label: string; run: () => void }
}

let waiting: readonly ToastNews[] = []
const listeners = new Set<() => void>()

function publish(next: readonly ToastNews[]) {
  waiting = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast for six seconds; one that needs action stays until it is closed. For news of what happened
 * elsewhere: the answer to what the person just did belongs next to the control. The region itself is loaded
 * with the first one.
 */
export function showToast(news: ToastNews): void {
  publish([...waiting, news])
}

/** Toasts that no region has taken yet. The same array until something changes. */
export function waitingToasts(): readonly ToastNews[] {
  return waiting
}

/** Hands over what waits and forgets it. */
export function takeToasts(): readonly ToastNews[] {
  const taken = waiting
  if (taken.length > 0) publish([])
  return taken
}

/** Listens for new toasts. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
