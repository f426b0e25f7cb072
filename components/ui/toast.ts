import { Toast } from '@base-ui/react/toast'

/** How a toast is meant: plain news, done, or something the person should act on. */
export type ToastTone = 'plain' | 'ok' | 'bad'

/** A toast: what is, in one line; more below it; an action where there is one way on. */
export type ToastNews = {
  title: string
  description?: string
  tone?: ToastTone
  action?: { label: string; run: () => void }
}

/** The one queue of toasts; the region in the shell shows it. */
export const toastManager = Toast.createToastManager<{ tone: ToastTone }>()

/**
 * Shows a toast for six seconds; one that needs action stays until it is closed. For news of what happened elsewhere:
 * the answer to what the person just did belongs beside the control.
 */
export function showToast(news: ToastNews): string {
  const tone = news.tone ?? 'plain'
  return toastManager.add({
    title: news.title,
    description: news.description,
    data: { tone },
    timeout: tone === 'bad' ? 0 : 6000,
    priority: tone === 'bad' ? 'high' : 'low',
    actionProps: news.action && { children: news.action.label, onClick: news.action.run },
  })
}
