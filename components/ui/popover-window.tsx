'use client'

import { Popover as Base } from '@base-ui/react/popover'
import { useRef, type ComponentProps, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterOpener } from './after-opener.ts'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { IN_PAGE, IN_PAGE_POPUP, isNarrow } from './in-page.ts'
import { isOn } from './is-on.ts'
import { TextSpan } from './text-span.tsx'
import { reached, useWindowFocus } from './use-window-focus.ts'

/** The properties of a popover: the `trigger` opens and closes it. */
export type PopoverProps = {
  /** Names it for screen readers. */
  label: string
  trigger: ReactElement<ComponentProps<'button'>>
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The element focused when it opens; null for the first control. */
  initialFocus?: () => HTMLElement | null
  align?: 'start' | 'center' | 'end'
  /**
   * For fields of a form. Enter in one of its text fields accepts and closes it, and on a phone it stands
   * below its button in the page, where it covers nothing, with a button that closes it.
   */
  ofForm?: boolean
  className?: string
}

/**
 * The popup of a popover.
 * @param props.opener the button that opened it, next to which it stands
 * @param props.place where it stands in the page on a phone
 */
export function PopoverWindow(
  props: Omit<PopoverProps, 'trigger'> & {
    open: boolean
    opener: HTMLElement | null
    place: HTMLElement | null
    onOpenChange: (open: boolean) => void
  },
) {
  const { open, onOpenChange: change, opener, ofForm = false } = props
  const focus = useWindowFocus(open, opener, props.initialFocus)
  const popup = useRef<HTMLDivElement>(null)
  const inPage = ofForm && isNarrow()
  const accept = () => hasSettled(popup.current) && change(false)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    tabOut(event, opener, accept)
    if (!ofForm || event.key !== 'Enter' || event.defaultPrevented || !isTextField(event.target)) return
    // The key would also submit the form that contains the popup.
    event.preventDefault()
    accept()
  }

  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && isOn(opener, details.event)) details.cancel()
        else if (next || details.reason === 'escape-key' || hasSettled(popup.current)) change(next)
        else details.cancel()
      }}
    >
      <Base.Portal container={inPage ? props.place : undefined}>
        <Base.Positioner
          anchor={opener}
          sideOffset={6}
          align={props.align ?? 'start'}
          className={cx('z-50', inPage && IN_PAGE)}
        >
          <Base.Popup
            aria-label={props.label}
            {...focus}
            ref={(element) => {
              focus.ref(element)
              popup.current = element
            }}
            onKeyDown={onKeyDown}
            className={cx('popup max-w-[calc(100vw-16px)] p-3', props.className, inPage && IN_PAGE_POPUP)}
          >
            <TextSpan>{props.children}</TextSpan>
            {inPage && (
              <Button className="mt-3 w-full justify-center" onClick={accept}>
                Done
              </Button>
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function isTextField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'text'
}

/**
 * Commits the text that is being typed in the popup; false, with the focus there, if a number in it is out of
 * range.
 */
function hasSettled(popup: HTMLElement | null): boolean {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && popup?.contains(activeElement)) {
    // Leaving a field gives its value to the form.
    flushSync(() => activeElement.blur())
    activeElement.focus()
  }
  const wrong = popup?.querySelector<HTMLElement>('[data-wrong]')
  wrong?.focus()
  return !wrong
}

/**
 * Moves Tab from a popup's last control to the element after the opening button, and Shift+Tab to the button:
 * the popup is at the end of the document, where the browser would continue.
 * @param onLeave called when Tab leaves it forwards
 */
function tabOut(event: KeyboardEvent<HTMLElement>, opener: HTMLElement | null, onLeave: () => void): void {
  const popup = event.currentTarget
  const isWithin = event.target instanceof Node && popup.contains(event.target)
  if (event.key !== 'Tab' || opener === null || !isWithin) return
  const inside = reached(popup)
  const end = event.shiftKey ? inside[0] : inside.at(-1)
  const isAtEnd = document.activeElement === end || (document.activeElement === popup && event.shiftKey)
  if (!isAtEnd) return
  event.preventDefault()
  if (event.shiftKey) return opener.focus()
  const next = afterOpener(popup, opener)
  onLeave()
  next.focus()
}
