'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import { useId, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { toAriaKeys, type Keys } from '../keys/notation.ts'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Kbd } from './kbd.tsx'

/** A button's own properties, besides those of the element. */
export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work is under way: the button keeps its width and focus, and takes no second press. */
  pending?: boolean
  /** The key that does the same; shown on the button. The screen binds it (`useCommands`). */
  keys?: Keys
  icon?: ReactNode
  /**
   * Why the button cannot be pressed, in the person's terms. It stays focusable, so that the reason can be
   * read.
   */
  disabledReason?: string | undefined
}

/**
 * The one button. `primary` once a screen; `quiet` bordered; `danger` for what ends something; `plain`
 * without a border.
 */
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
      <Tooltip text={disabledReason} trigger={button} />
      <span id={reasonId} className="sr-only">
        {disabledReason}
      </span>
    </>
  )
}

/**
 * A short text on hover and on focus. It carries nothing that is found nowhere else: a finger does not see
 * it.
 */
function Tooltip({ text, trigger }: { text: string; trigger: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} delay={300} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="popup max-w-72 rounded-control px-2.5 py-1.5 text-12 text-ink">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
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
