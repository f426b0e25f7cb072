'use client'

import { useEffect } from 'react'

/**
 * Keeps what is read in its place while a row above the screen comes or goes: the screen scrolls by as much
 * as its upper edge has moved.
 */
export function useSteadyScreen(): void {
  useEffect(() => {
    const screen = document.querySelector('#screen')
    if (!screen) return
    let top = screen.getBoundingClientRect().top
    const observer = new ResizeObserver(() => {
      const next = screen.getBoundingClientRect().top
      screen.scrollTop += next - top
      top = next
    })
    observer.observe(screen)
    return () => observer.disconnect()
  }, [])
}
