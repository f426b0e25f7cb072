'use client'

import { useId, useImperativeHandle, useRef, type Ref } from 'react'
// One by one: the package exports all parts as one object, with which the button would load its list.
import { SelectRoot } from '../../node_modules/@base-ui/react/select/root/SelectRoot.mjs'
import { SelectTrigger } from '../../node_modules/@base-ui/react/select/trigger/SelectTrigger.mjs'
import { cx } from './cx.ts'
import { controlClass, FieldFrame, fieldAria, fieldIds, type FieldFrameProps } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { useLetterChoice } from './letter-choice.ts'
import { codeApart } from './loaded-apart.tsx'
import type { SelectOption } from './select-list.tsx'
import { useLateList } from './use-late-list.ts'
import { useListFocus } from './use-list-focus.ts'

/** The code of the list, which is loaded apart from the page. */
export const selectListCode = codeApart(() => import('./select-list.tsx').then((module) => module.SelectList))

export type { SelectOption }

/** Properties of a select; `value` null shows the placeholder. */
export type SelectProps<Value extends string> = FieldFrameProps & {
  options: readonly SelectOption<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  placeholder?: string
  disabled?: boolean
  /** The button that opens the choices. */
  ref?: Ref<HTMLButtonElement | null>
}

/**
 * A choice between a few options. Arrow keys, Home, End and typing the first letters choose. Until the code
 * of its list is there, letters choose as on a closed select.
 */
export function Select<Value extends string>({ ref, ...props }: SelectProps<Value>) {
  const ids = fieldIds(useId())
  const { List, open, setOpen, isAwaited } = useLateList(selectListCode)
  const trigger = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current)
  const popup = useRef<HTMLDivElement>(null)
  useListFocus(open, popup, () => trigger.current, chosenOf)
  const shown = props.options.find((option) => option.value === props.value)
  const typing = useLetterChoice({ ...props, open, popup })
  return (
    <FieldFrame {...props} ids={ids} labelled={false}>
      <SelectRoot
        items={[...props.options]}
        value={props.value}
        onValueChange={(value) => value !== null && props.onValueChange(value)}
        disabled={props.disabled}
        open={open}
        onOpenChange={setOpen}
      >
        <SelectTrigger
          ref={trigger}
          onKeyDown={typing.onKeyDown}
          onBlur={() => {
            typing.onBlur()
            if (isAwaited) setOpen(false)
          }}
          id={ids.control}
          aria-labelledby={`${ids.control}-label`}
          {...fieldAria(ids, props)}
          className={cx(
            controlClass(props.look, props.error !== undefined),
            'flex items-center justify-between gap-2 text-left',
          )}
        >
          <span className={cx('truncate', !shown && 'text-ink3')}>
            {shown?.label ?? props.placeholder ?? 'Choose'}
          </span>
          <Icon name="chevronDown" className="size-3.5 text-ink3" />
        </SelectTrigger>
        {List && <List ref={popup} options={props.options} onKeyDown={typing.onKeyDown} />}
      </SelectRoot>
    </FieldFrame>
  )
}

/** The chosen option, or the first. */
function chosenOf(popup: HTMLElement): HTMLElement | null {
  return (
    popup.querySelector<HTMLElement>('[role=option][data-selected]') ??
    popup.querySelector<HTMLElement>('[role=option]')
  )
}
