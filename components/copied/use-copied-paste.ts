'use client'

import type { ClipboardEvent } from 'react'
import { putText } from '../ui/put-text.ts'
import type { CopiedText } from './copied-text.ts'

const loadReader = () => import('./read-pasted.ts').then((module) => module.readPasted)

/**
 * Takes a letter, or a line of another system, that is pasted into a field. Any other text is pasted as
 * always, and so is one that is not taken.
 * @param serverNow office time at rendering, ISO 8601 UTC
 * @param isCopied whether a text may be one, which is asked before the code that reads it is loaded
 * @param take called with what was recognised; says whether it uses it
 */
export function useCopiedPaste(
  serverNow: string,
  isCopied: (text: string) => boolean,
  take: (copied: CopiedText) => boolean,
): (event: ClipboardEvent) => void {
  return (event) => {
    const text = event.clipboardData.getData('text/plain')
    const field = event.target
    if (!(field instanceof HTMLInputElement) || !isCopied(text)) return
    event.preventDefault()
    void copiedOf(text, serverNow).then((copied) => {
      if (!copied || !take(copied)) pasteInto(field, text)
    })
  }
}

async function copiedOf(text: string, serverNow: string) {
  try {
    const readPasted = await loadReader()
    return await readPasted(text, serverNow)
  } catch {
    // The reader is loaded apart from the page. Without it the text is pasted as it is.
    return null
  }
}

/** Puts a text into a field where the browser would have: a field of one line has no line breaks. */
function pasteInto(field: HTMLInputElement, text: string): void {
  const { value } = field
  const from = field.selectionStart ?? value.length
  const to = field.selectionEnd ?? from
  putText(field, `${value.slice(0, from)}${text.replaceAll(/\s*\r?\n\s*/g, ' ')}${value.slice(to)}`)
}
