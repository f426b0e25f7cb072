'use client'

import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import { toAriaKeys, type Keys } from '../keys/notation.ts'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Kbd } from './kbd.tsx'
import { TextSpan } from './text-span.tsx'

/** A button's own properties, in addition to those of the element. */
export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** An action is running: the button keeps its width and focus, and ignores further presses. */
  pending?: boolean
  /** The key that does the same; shown on the button. The screen binds it (`useCommands`). */
  keys?: Keys
  icon?: ReactElement | false | null
}

/**
 * The button component. `primary` once per screen; `quiet` has a border; `danger` for an act that ends
 * something; `plain` has no border. One that can be disabled with a reason is a `BlockableButton`.
 */
export function Button(props: ButtonProps) {
  const { variant = 'quiet', size = 'normal', pending, icon, className, ...rest } = props
  // The key of a disabled button does nothing.
  const { keys: bound, ...own } = rest
  const keys = own.disabled ? undefined : bound
  const { children, onClick, type = 'button', ...attributes } = own

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also prevents the submit of a submit button.
    if (pending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      aria-keyshortcuts={keys && toAriaKeys(keys)}
      {...attributes}
      onClick={press}
      className={buttonClass({ variant, size, className })}
    >
      {icon}
      <TextSpan>{children}</TextSpan>
      {pending ? <Ring /> : keys && <Kbd keys={keys} onAccent={variant === 'primary'} />}
    </button>
  )
}

function Ring() {
  return (
    <span
      aria-hidden="true"
      className="size-3 animate-spin rounded-full border-[1.5px] border-current border-r-transparent"
    />
  )
}
