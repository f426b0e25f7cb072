'use client'

import { Select as Base } from '@base-ui/react/select'
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { cx } from './cx.ts'
import { controlClass, FieldFrame, fieldAria, fieldIds, type FieldFrameProps } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { optionClass } from './option-class.ts'
import { useListFocus } from './use-list-focus.ts'
import { useLetterChoice } from './letter-choice.ts'

// Named here: the React compiler copies a namespace that a component reads, and the bundler then keeps
// parts of it that nobody uses.
const Root = Base.Root
const Trigger = Base.Trigger

/** One choice of a select. `words` are more texts that find it when they are typed. */
export type SelectOption<Value extends string> = {
  value: Value
  label: string
  detail?: string
  words?: readonly string[] | undefined
}

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

/** A choice between a few options. Arrow keys, Home, End and typing the first letters choose. */
export function Select<Value extends string>({ ref, ...props }: SelectProps<Value>) {
  const ids = fieldIds(useId())
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current)
  const popup = useRef<HTMLDivElement>(null)
  useListFocus(open, popup, () => trigger.current, chosenOf)
  const shown = props.options.find((option) => option.value === props.value)
  const typing = useLetterChoice({ ...props, open, popup })
  return (
    <FieldFrame {...props} ids={ids} labelled={false}>
      <Root
        items={[...props.options]}
        value={props.value}
        onValueChange={(value) => value !== null && props.onValueChange(value)}
        disabled={props.disabled}
        open={open}
        onOpenChange={setOpen}
      >
        <Trigger
          ref={trigger}
          {...typing}
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
        </Trigger>
        <Base.Portal>
          <Base.Positioner sideOffset={6} alignItemWithTrigger={false} align="start" className="z-50">
            <Base.Popup
              ref={popup}
              onKeyDown={typing.onKeyDown}
              className="popup max-h-[min(360px,var(--available-height))] min-w-(--anchor-width) overflow-y-auto p-1"
            >
              {props.options.map((option) => (
                <Base.Item key={option.value} value={option.value} className={optionClass}>
                  <Base.ItemText>{option.label}</Base.ItemText>
                  {option.detail && <span className="ml-auto text-ink3">{option.detail}</span>}
                  <Base.ItemIndicator className={option.detail ? '' : 'ml-auto'}>
                    <Icon name="check" className="size-3.5" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Root>
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
