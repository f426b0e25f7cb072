'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import { useId, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { toAriaKeys, type Keys } from '../keys/notation.ts'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Kbd } from './kbd.tsx'

/** A button's own properties, in addition to those of the element. */
export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** An action is running: the button keeps its width and focus, and ignores further presses. */
  pending?: boolean
  /** The key that does the same; shown on the button. The screen binds it (`useCommands`). */
  keys?: Keys
  icon?: ReactNode
  /**
   * Why the button is disabled, in the user's terms. The button stays focusable, so that the reason can be
   * read.
   */
  disabledReason?: string | undefined
}

/**
 * The button component. `primary` once per screen; `quiet` has a border; `danger` for what ends something;
 * `plain` has no border.
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
    // Also prevents the submit of a submit button.
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
 * A short text on hover and focus. It must not be the only place of its information, because touch screens do
 * not show it.
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
