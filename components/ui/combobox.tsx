'use client'

import { useId, useState } from 'react'
import type { ComboboxOption } from './combobox-option.ts'
import { cx } from './cx.ts'
import { controlClass, FieldFrame, fieldAria, fieldIds } from './field-frame.tsx'
import { handOver } from './hand-over.ts'
import type { ComboboxProps } from './combobox-props.ts'
import { latePart, useLatePart } from './late-part.ts'
import { PlainCombobox } from './plain-combobox.tsx'
import { useTypedChoice } from './use-typed-choice.ts'

const listPart = latePart(() =>
  import('./combobox-with-list.tsx').then(
    ({ ComboboxWithList }) =>
      function draw<Option extends ComboboxOption>(props: Parameters<typeof ComboboxWithList<Option>>[0]) {
        return <ComboboxWithList<Option> {...props} />
      },
  ),
)

/**
 * Finds one thing by typing. Arrows and Enter choose; Tab takes the highlighted one, so that a code and Tab is enough. Escape
 * closes the list and undoes what was typed; with the list closed it is left to what is around the field.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { value, look } = props
  const ids = fieldIds(useId())
  const [open, setOpen] = useState(false)
  const [isAtRest, setAtRest] = useState(true)
  const [hand] = useState(handOver)
  const typed = useTypedChoice(props, () => setOpen(false))
  const drawList = useLatePart(listPart, open)
  // One that was drawn plainly changes to its list where nothing is under way.
  const [stage, setStage] = useState<'plain' | 'changed' | 'listed'>(drawList ? 'listed' : 'plain')
  if (stage === 'plain' && drawList && isAtRest && !typed.waiting) setStage('changed')

  const input = (
    <input
      id={ids.control}
      type="text"
      autoComplete="off"
      spellCheck={false}
      placeholder={props.placeholder}
      {...fieldAria(ids, props)}
      onFocus={(event) => event.currentTarget.select()}
      className={controlClass(look, props.error !== undefined)}
    />
  )
  const beside = look === 'cell' ? '' : 'absolute right-2.5'
  const marks = typed.query === '' && (
    <>
      {value?.code && <span className={cx('code text-ink2', beside)}>{value.code}</span>}
      {value?.note && <span className={cx('text-12 whitespace-nowrap text-ink2', beside)}>{value.note}</span>}
    </>
  )
  const shared = { field: props, typed, setOpen, input, marks }
  return (
    <FieldFrame {...props} ids={ids}>
      {drawList && stage !== 'plain' ? (
        drawList<Option>({
          ...shared,
          take: hand.take,
          open,
          autoFocus: props.autoFocus === true && stage === 'listed',
        })
      ) : (
        <PlainCombobox {...shared} give={hand.give} onRest={setAtRest} />
      )}
    </FieldFrame>
  )
}
