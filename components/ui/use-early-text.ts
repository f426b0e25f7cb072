'use client'

import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Takes over text typed into a field before hydration, which only the DOM has.
 * @param drawn the text that the server rendered
 */
export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  drawn: string,
  take: (early: string) => void,
): void {
  const takeOnce = useEffectEvent(() => {
    const early = input.current?.value ?? drawn
    if (early !== drawn) take(early)
  })
  useLayoutEffect(() => takeOnce(), [])
}
