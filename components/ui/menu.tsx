'use client'

import { Menu as Base } from '@base-ui/react/menu'
import { useRef, type ReactNode, type ReactElement } from 'react'
import type { Keys } from '../keys/notation.ts'
import { afterOpener } from './after-opener.ts'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { isOn } from './is-on.ts'
import { Kbd } from './kbd.tsx'
import { optionClass } from './option-class.ts'
import { useListFocus } from './use-list-focus.ts'
import { TextSpan } from './text-span.tsx'

// Around the menu and around its place in the page the library puts tab stops that are hidden from screen
// readers. Tab leaves the menu without them (`onKeyDown`).
const NO_GUARDS = '[&>[data-base-ui-focus-guard]]:hidden'

/** The state that the button of a menu shares with its popup (`useOpener`). */
export type MenuState = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button: the menu opens next to it, and it gets the focus back. */
  opener: HTMLElement | null
}

/**
 * The popup of a menu of actions; `label` names it for screen readers. Its children are `MenuItem`,
 * `MenuGroup` and `MenuChoices`. The module that renders it is loaded apart from the button.
 */
export function Menu(props: MenuState & { label: string; children: ReactNode }) {
  const { open, opener } = props
  const popup = useRef<HTMLDivElement>(null)
  useListFocus(
    open,
    popup,
    () => opener,
    (menu) => menu,
  )
  return (
    <Base.Root
      open={open}
      // Otherwise an invisible area above the page would take the presses on the button.
      modal={false}
      onOpenChange={(next, details) => {
        if (!next && isOn(opener, details.event)) details.cancel()
        else props.onOpenChange(next)
      }}
    >
      <span className={cx('contents', NO_GUARDS)}>
        <Base.Portal>
          <Base.Positioner anchor={opener} sideOffset={6} align="end" className={cx('z-50', NO_GUARDS)}>
            <Base.Popup
              ref={popup}
              aria-label={props.label}
              // The focus moves at once (`useListFocus`, Tab), not when the library has closed the menu.
              finalFocus={() => document.activeElement === document.body && opener}
              onKeyDown={(event) => {
                if (event.key !== 'Tab' || opener === null) return
                event.preventDefault()
                const next = event.shiftKey ? opener : afterOpener(event.currentTarget, opener)
                props.onOpenChange(false)
                next.focus()
              }}
              className="popup min-w-52 p-1"
            >
              {props.children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </span>
    </Base.Root>
  )
}

/** One action of a menu. */
export function MenuItem(props: {
  children: ReactNode
  onSelect: () => void
  icon?: ReactElement | false | null
  keys?: Keys
}) {
  return (
    <Base.Item onClick={props.onSelect} className={optionClass}>
      {props.icon}
      <span className="flex-1">{props.children}</span>
      {props.keys && <Kbd keys={props.keys} />}
    </Base.Item>
  )
}

/** A separator and a small heading above its items. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group className="not-first:mt-1 not-first:border-t not-first:pt-1">
      <Base.GroupLabel className="px-2.5 pt-1.5 pb-0.5 text-11 text-ink3">{label}</Base.GroupLabel>
      <TextSpan>{children}</TextSpan>
    </Base.Group>
  )
}

/** A choice between a few values inside a menu; the menu stays open. */
export function MenuChoices<Value extends string>(props: {
  label: string
  options: readonly { id: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
}) {
  return (
    <Base.RadioGroup
      value={props.value}
      onValueChange={(value: Value) => props.onValueChange(value)}
      className="not-first:mt-1 not-first:border-t not-first:pt-1"
    >
      <Base.Group>
        <Base.GroupLabel className="px-2.5 pt-1.5 pb-0.5 text-11 text-ink3">{props.label}</Base.GroupLabel>
        {props.options.map((option) => (
          <Base.RadioItem key={option.id} value={option.id} closeOnClick={false} className={optionClass}>
            <span className="flex-1">{option.label}</span>
            <Base.RadioItemIndicator>
              <Icon name="check" className="size-3.5" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.Group>
    </Base.RadioGroup>
  )
}
