'use client'

import { useInBrowser } from '../ui/store.ts'
import { storedTextChanged, useStoredText } from '../ui/use-stored-text.ts'

const CHOICE_KEY = 'travel-desk.desktop-notices'

/** `blocked`: the browser refuses them until its own settings are changed. `absent`: it has none. */
export type DesktopNotices = 'on' | 'off' | 'blocked' | 'absent'

/** Whether desktop notices are shown in this browser. They are asked for by a button alone. */
export function useDesktopNotices(): DesktopNotices {
  const choice = useStoredText(CHOICE_KEY)
  // The choice that is stored with each answer of the browser tells when to look again.
  const permission = useInBrowser(permissionNow, 'absent')
  return standing(choice, permission)
}

/** Turns desktop notices on, for which the browser may ask, or off. The choice is remembered. */
export async function chooseDesktopNotices(on: boolean): Promise<void> {
  if (on && permissionNow() === 'default') await Notification.requestPermission()
  try {
    window.localStorage.setItem(CHOICE_KEY, on ? 'on' : 'off')
  } catch {
    // A full or forbidden storage only means that the choice is not remembered.
  }
  storedTextChanged()
}

/**
 * Shows a notice outside the browser where that was chosen. A later one with the same tag replaces it.
 * @param open called when it is clicked
 */
export function showDesktopNotice(
  notice: { title: string; body: string; tag: string },
  open: () => void,
): void {
  const choice = window.localStorage.getItem(CHOICE_KEY) ?? ''
  if (standing(choice, permissionNow()) !== 'on') return
  try {
    const shown = new Notification(notice.title, { body: notice.body, tag: notice.tag })
    shown.onclick = () => {
      window.focus()
      shown.close()
      open()
    }
  } catch {
    // Browsers of phones allow them to service workers alone.
  }
}

function standing(choice: string, permission: NotificationPermission | 'absent'): DesktopNotices {
  if (permission === 'absent') return 'absent'
  if (permission === 'denied') return 'blocked'
  return choice === 'on' && permission === 'granted' ? 'on' : 'off'
}

function permissionNow(): NotificationPermission | 'absent' {
  return 'Notification' in window ? Notification.permission : 'absent'
}
