'use client'

import { lazy, Suspense, useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { toAriaKeys, type Keys } from '../../lib/keys/notation.ts'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Kbd } from './kbd.tsx'

/* Only a button that says why it cannot be pressed loads the tooltip. */
const Tooltip = lazy(() => import('./tooltip.tsx').then((module) => ({ default: module.Tooltip })))

/** A button's own properties, beside those of the element. */
export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work is under way: the button keeps its width and focus, and takes no second press. */
  pending?: boolean
  /** The key that does the same; shown on the button. The screen binds it (`useCommands`). */
  keys?: Keys
  icon?: ReactNode
  /** Why the button cannot be pressed, in the person's terms. It stays focusable, so that the reason can be read. */
  disabledReason?: string | undefined
}

/** The one button. `primary` once a screen; `quiet` bordered; `danger` for what ends something; `plain` without a border. */
export function Button(props: ButtonProps) {
  const {
    variant = 'quiet',
    size = 'normal',
    pending,
    keys,
    icon,
    disabledReason,
    className,
    ...rest
  } = props
  const { children, onClick, type = 'button', ...attributes } = rest
  const reasonId = useId()
  const blocked = pending === true || disabledReason !== undefined

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also stops the form that a submit button would send.
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }

  const button = (
    <button
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={blocked || undefined}
      aria-keyshortcuts={keys && toAriaKeys(keys)}
      aria-describedby={disabledReason ? reasonId : undefined}
      {...attributes}
      onClick={press}
      className={buttonClass({ variant, size, className })}
    >
      {icon}
      {children}
      {pending ? <Ring /> : keys && <Kbd keys={keys} onAccent={variant === 'primary'} />}
    </button>
  )
  if (!disabledReason) return button
  return (
    <>
      <Suspense fallback={button}>
        <Tooltip text={disabledReason} trigger={button} />
      </Suspense>
      <span id={reasonId} className="sr-only">
        {disabledReason}
      </span>
    </>
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
