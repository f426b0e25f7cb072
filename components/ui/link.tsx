'use client'

import NextLink from 'next/link'
import { useState, type ComponentProps } from 'react'

/**
 * A link within the desk, and the only one. Its page is prepared when somebody points at the link, touches it
 * or reaches it by Tab, not when the link is visible: a page of twenty links would request forty parts of
 * pages, of which one is opened.
 */
export function Link({ prefetch, ...props }: ComponentProps<typeof NextLink>) {
  const [isNear, setIsNear] = useState(false)
  const near = () => setIsNear(true)
  return (
    <NextLink
      {...props}
      prefetch={isNear ? prefetch : false}
      onMouseEnter={near}
      onTouchStart={near}
      onFocus={near}
    />
  )
}
