'use client'

import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { ComboboxOption } from './combobox-option.ts'
import { COMBOBOX_ROW } from './combobox-row.ts'
import type { ComboboxProps } from './combobox-props.ts'
import type { HandOver } from './hand-over.ts'
import type { useTypedChoice } from './use-typed-choice.ts'

/**
 * A combobox before its list is there: what is typed counts, Tab and Enter take the first answer, and that the list was asked
 * for is kept.
 * @param props.onRest told whether the field is at rest, so that the list's own field may take its place
 */
export function PlainCombobox<Option extends ComboboxOption>({
  field: props,
  typed,
  setOpen,
  input,
  marks,
  give,
  onRest,
}: {
  field: ComboboxProps<Option>
  typed: ReturnType<typeof useTypedChoice<Option>>
  setOpen: (open: boolean) => void
  input: ReactElement<ComponentProps<'input'>>
  marks: ReactNode
  give: HandOver['give']
  onRest: (rests: boolean) => void
}) {
  const { query } = typed

  function type(text: string) {
    setOpen(true)
    // An emptied field holds nothing.
    if (text === '') typed.choose(null)
    else typed.type(text)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
    } else if (event.key === 'Escape') {
      setOpen(false)
      if (query !== '') typed.onClosed()
    } else typed.onKeyDown(Object.assign(event, { preventBaseUIHandler: () => undefined }))
  }

  return (
    <span className={COMBOBOX_ROW}>
      {cloneElement(input, {
        ref: give,
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        'aria-expanded': false,
        disabled: props.disabled,
        autoFocus: props.autoFocus,
        value: query === '' ? (props.value?.label ?? '') : query,
        onChange: (event) => type(event.target.value),
        onKeyDown,
        onClick: () => setOpen(true),
        onCompositionStart: () => onRest(false),
        onCompositionEnd: () => onRest(true),
        onBlur: ({ relatedTarget }) => {
          // Another window keeps what is typed.
          if (relatedTarget === null && !document.hasFocus()) return
          setOpen(false)
          typed.onClosed()
        },
      })}
      {marks}
    </span>
  )
}
