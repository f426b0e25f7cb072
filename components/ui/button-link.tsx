import type { Route } from 'next'
import { Link } from './link.tsx'
import type { ReactElement, ReactNode } from 'react'
import { toAriaKeys, type Keys } from '../keys/notation.ts'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Kbd } from './kbd.tsx'
import { TextSpan } from './text-span.tsx'

/** A link that looks like a button, for navigation rather than an action. */
export function ButtonLink(props: {
  href: Route
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  keys?: Keys
  icon?: ReactElement | false | null
  className?: string
}) {
  return (
    <Link
      href={props.href}
      aria-keyshortcuts={props.keys && toAriaKeys(props.keys)}
      className={buttonClass(props)}
    >
      {props.icon}
      <TextSpan>{props.children}</TextSpan>
      {props.keys && <Kbd keys={props.keys} onAccent={props.variant === 'primary'} />}
    </Link>
  )
}
