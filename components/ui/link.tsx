'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { useState, type ReactNode } from 'react'

/**
 * A link of a list. Its page is prepared when somebody points at the link or reaches it by Tab, not when the
 * link is visible: a list of twenty rows would request forty parts of pages, of which one is opened.
 */
export function RowLink(props: { href: Route; className?: string; children: ReactNode }) {
  const [isNear, setIsNear] = useState(false)
  const near = () => setIsNear(true)
  return (
    <Link {...props} prefetch={isNear ? null : false} onMouseEnter={near} onFocus={near}>
      {props.children}
    </Link>
  )
}
