'use client'

import { useEffect, useRef, type RefObject } from 'react'

/**
 * F6 moves the focus to the notices, also from a field, and from there back to where it was.
 * @returns moves the focus back if a notice has it: call it before that notice is closed
 */
export function useNoticeKey(region: RefObject<HTMLElement | null>): () => void {
  const from = useRef<Element | null>(null)
  const goBack = () => {
    if (!region.current?.contains(document.activeElement)) return
    const back = from.current?.isConnected ? from.current : document.querySelector('#screen')
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }
  const back = useRef(goBack)
  useEffect(() => {
    back.current = goBack
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const notices = region.current
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || !notices) return
      if (notices.contains(document.activeElement)) {
        event.preventDefault()
        back.current()
        return
      }
      const first = notices.querySelector('button')
      // Without a notice the key is left to the browser.
      if (!first) return
      event.preventDefault()
      from.current = document.activeElement
      first.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [region])
  return goBack
}
