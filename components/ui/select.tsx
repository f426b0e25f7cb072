'use client'

import { Select as Base } from '@base-ui/react/select'
import { useId } from 'react'
import { cx } from './cx.ts'
import { controlClass, FieldFrame, fieldAria, fieldIds, type FieldFrameProps } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { optionClass } from './option-class.ts'

/** One choice of a select. */
export type SelectOption<Value extends string> = { value: Value; label: string; detail?: string }

/** One choice out of a few. Arrow keys, Home, End and typing the first letters all choose. */
export function Select<Value extends string>(
  props: FieldFrameProps & {
    options: readonly SelectOption<Value>[]
    value: Value | null
    onValueChange: (value: Value) => void
    placeholder?: string
    /** The name in a form that is sent without scripts. */
    name?: string
    disabled?: boolean
  },
) {
  const ids = fieldIds(useId())
  const cell = props.look === 'cell'
  const shown = props.options.find((option) => option.value === props.value)
  return (
    <FieldFrame {...props} ids={ids} labelled={false}>
      <Base.Root
        items={[...props.options]}
        value={props.value}
        onValueChange={(value) => value !== null && props.onValueChange(value)}
        name={props.name}
        disabled={props.disabled}
      >
        <Base.Trigger
          id={ids.control}
          aria-labelledby={`${ids.control}-label ${ids.control}`}
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
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            sideOffset={6}
            alignItemWithTrigger={false}
            align={cell ? 'start' : 'center'}
            className="z-50"
          >
            <Base.Popup className="popup max-h-[min(360px,var(--available-height))] min-w-(--anchor-width) overflow-y-auto p-1">
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
      </Base.Root>
    </FieldFrame>
  )
}
