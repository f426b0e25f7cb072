import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { toAriaKeys, type Keys } from '../keys/notation.ts'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Kbd } from './kbd.tsx'

/** A link that looks like a button, for navigation rather than an action. */
export function ButtonLink(props: {
  href: Route
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  keys?: Keys
  icon?: ReactNode
  className?: string
}) {
  return (
    <Link
      href={props.href}
      aria-keyshortcuts={props.keys && toAriaKeys(props.keys)}
      className={buttonClass(props)}
    >
      {props.icon}
      {props.children}
      {props.keys && <Kbd keys={props.keys} onAccent={props.variant === 'primary'} />}
    </Link>
  )
}
