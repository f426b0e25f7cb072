import type { ReactNode } from 'react'

/**
 * Children that may be a text, beside other children: a text gets an element of its own, so that a translator
 * of the browser cannot take it away from React (the lint rule `desk/one-text-child`). Elements stay as they
 * are.
 */
export function TextSpan({ children }: { children: ReactNode }) {
  if (typeof children === 'string' || typeof children === 'number' || typeof children === 'bigint') {
    return children === '' ? null : <span>{children}</span>
  }
  return children
}
