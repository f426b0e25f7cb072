'use client'

import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { subscribeToToasts, takeToasts, type ToastNews, type ToastTone } from './toast.ts'

const TONES: Record<ToastTone, { icon: IconName; className: string }> = {
  plain: { icon: 'info', className: 'text-ink3' },
  ok: { icon: 'check', className: 'text-ok' },
  bad: { icon: 'warning', className: 'text-bad' },
}

const manager = Toast.createToastManager<{ tone: ToastTone }>()

function show(news: ToastNews) {
  const tone = news.tone ?? 'plain'
  manager.add({
    title: news.title,
    description: news.description,
    data: { tone },
    timeout: tone === 'bad' || news.stays ? 0 : 6000,
    priority: tone === 'bad' && !news.stays ? 'high' : 'low',
    actionProps: news.action && { children: news.action.label, onClick: news.action.run },
  })
}

/** Shows the toasts, bottom right (above the bottom bar on a phone). F6 moves the focus to them. */
export function ToastRegion() {
  useEffect(() => {
    const take = () => takeToasts().forEach(show)
    take()
    return subscribeToToasts(take)
  }, [])
  return (
    <Toast.Provider toastManager={manager} limit={4}>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-4 bottom-4 z-50 flex w-[min(360px,calc(100vw-32px))] flex-col gap-2 max-narrow:bottom-[72px]">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager<{ tone: ToastTone }>()
  return toasts.map((toast) => {
    const tone = TONES[toast.data?.tone ?? 'plain']
    return (
      <Toast.Root key={toast.id} toast={toast} className="popup p-3 data-limited:hidden">
        <Toast.Content className="flex items-start gap-2.5">
          <Icon name={tone.icon} className={cx('mt-0.5', tone.className)} />
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-medium" />
            <Toast.Description className="text-ink2" />
            {toast.actionProps && (
              <Toast.Action className={buttonClass({ size: 'small', className: 'mt-2' })} />
            )}
          </div>
          <Toast.Close
            aria-label="Close"
            className="-m-1 rounded-pill p-1 text-ink3 hover:bg-sunk hover:text-ink"
          >
            <Icon name="close" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    )
  })
}
