'use client'

import { showToast } from './toast.ts'
import { capital } from '../../lib/capital.ts'

/** Nobody reads it: it is copied, and not shown. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Copies text to the clipboard and confirms it; says so if the browser forbids it. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: `${capital(what)} ${UUID.test(text) ? '' : `${text} `}copied`, tone: 'ok' })
  } catch {
    showToast({ title: `Couldn't copy. The ${what} is ${text}` })
  }
}

/** A code to copy or dictate; a click copies it. */
export function CopyCode({ text, what }: { text: string; what: string }) {
  return (
    <button
      translate="no"
      type="button"
      onClick={() => void copyText(text, what)}
      aria-label={`Copy the ${what} ${text}`}
      className="code rounded-pill text-ink hover:bg-sunk"
    >
      {text}
    </button>
  )
}
