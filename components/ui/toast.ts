/** The kind of a toast: plain news, success, or something to act on. */
export type ToastTone = 'plain' | 'ok' | 'bad'

/** A toast: its message in one line, details below it, and an action where there is one. */
export type ToastNews = {
  title: string
  description?: string
  tone?: ToastTone
  action?: { label: string; run: () => void }
  /** True: stays until it is closed, and is announced politely all the same. */
  stays?: boolean
}

let waiting: readonly ToastNews[] = []
const listeners = new Set<() => void>()

function publish(next: readonly ToastNews[]) {
  waiting = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast for six seconds; one that needs action stays until it is closed. Use it for news from
 * elsewhere: the result of the user's own action belongs next to its control. The first toast loads the
 * region.
 */
export function showToast(news: ToastNews): void {
  publish([...waiting, news])
}

/** Toasts that no region has taken yet. The same array until something changes. */
export function waitingToasts(): readonly ToastNews[] {
  return waiting
}

/** Returns the waiting toasts and removes them from the queue. */
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
