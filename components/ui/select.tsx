'use client'

import { useId, useState } from 'react'
import { cx } from './cx.ts'
import { controlClass, FieldFrame, fieldAria, fieldIds } from './field-frame.tsx'
import { handOver } from './hand-over.ts'
import { Icon } from './icon.tsx'
import type { SelectProps } from './select-props.ts'
import { latePart, useLatePart } from './late-part.ts'
import { PlainSelect } from './plain-select.tsx'

const listPart = latePart(() =>
  import('./select-list.tsx').then(
    ({ SelectList }) =>
      function draw<Value extends string>(props: Parameters<typeof SelectList<Value>>[0]) {
        return <SelectList<Value> {...props} />
      },
  ),
)

/** One choice out of a few. Arrow keys, Home, End and typing the first letters all choose. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const ids = fieldIds(useId())
  const [isAsked, setAsked] = useState(false)
  const [hand] = useState(handOver)
  const drawList = useLatePart(listPart, isAsked)
  const shown = props.options.find((option) => option.value === props.value)
  const trigger = (
    <button
      type="button"
      id={ids.control}
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-labelledby={`${ids.control}-label`}
      {...fieldAria(ids, props)}
      disabled={props.disabled}
      className={cx(
        controlClass(props.look, props.error !== undefined),
        'flex items-center justify-between gap-2 text-left',
      )}
    >
      <span className={cx('truncate', !shown && 'text-ink3')}>
        {shown?.label ?? props.placeholder ?? 'Choose'}
      </span>
      <Icon name="chevronDown" className="size-3.5 text-ink3" />
    </button>
  )
  return (
    <FieldFrame {...props} ids={ids} labelled={false}>
      {drawList ? (
        drawList<Value>({ select: props, trigger, take: hand.take, defaultOpen: isAsked })
      ) : (
        <PlainSelect select={props} trigger={trigger} give={hand.give} onAsked={setAsked} />
      )}
    </FieldFrame>
  )
}
