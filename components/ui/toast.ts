import { makeStore } from './store.ts'

/** The kind of a toast: plain news, success, or something to act on. */
export type ToastTone = 'plain' | 'ok' | 'bad'

/** A toast: its message in one line, details below it, and an action where there is one. */
export type ToastNews = {
  title: string
  description?: string
  tone?: ToastTone
  action?: { label: string; run: () => void }
  /** True: stays until it is closed or another screen is opened, and is announced politely all the same. */
  stays?: boolean
  /** A toast with the same topic replaces it. Who names a topic also ends it (`endToast`). */
  topic?: string
}

/** The toasts that are shown. */
export const toasts = makeStore<readonly ToastNews[]>([])

/** Whether a toast leaves by itself after a few seconds. */
export function isPassing({ tone, stays, topic }: ToastNews): boolean {
  return topic === undefined && tone !== 'bad' && stays !== true
}

/**
 * Shows a toast in the frame's place for notices. A new toast replaces the one of the same topic. Without a
 * topic, a passing toast replaces the passing one, and a toast to act on replaces the last of its sort. Use
 * it for news from elsewhere: the result of the user's own action belongs next to its control.
 */
export function showToast(news: ToastNews): void {
  const shown = toasts.get()
  const place = shown.findIndex(
    (other) =>
      other.topic === news.topic && (news.topic !== undefined || isPassing(other) === isPassing(news)),
  )
  toasts.set(place === -1 ? [...shown, news] : shown.with(place, news))
}

/** Ends the toast of a topic, if it is shown. */
export function endToast(topic: string): void {
  const shown = toasts.get()
  if (shown.some((news) => news.topic === topic)) toasts.set(shown.filter((news) => news.topic !== topic))
}

/** Closes a toast that is shown. */
export function closeToast(news: ToastNews): void {
  toasts.set(toasts.get().filter((other) => other !== news))
}

/** Ends the toasts that have no topic: they speak of the screen that is left. */
export function endToastsOfScreen(): void {
  const shown = toasts.get()
  if (shown.some(({ topic }) => topic === undefined))
    toasts.set(shown.filter(({ topic }) => topic !== undefined))
}

/** Returns the toasts and ends them all. */
export function takeToasts(): readonly ToastNews[] {
  const taken = toasts.get()
  if (taken.length > 0) toasts.set([])
  return taken
}
