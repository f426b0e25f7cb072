'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { COMBOBOX_ROW } from './combobox-row.ts'
import type { ComboboxProps } from './combobox-props.ts'
import type { HandOver } from './hand-over.ts'
import type { useTypedChoice } from './use-typed-choice.ts'

/** A combobox once its list is there. What was typed before is typed into it. */
export function ComboboxWithList<Option extends ComboboxOption>({
  field: props,
  typed,
  open,
  setOpen,
  input,
  marks,
  take,
  autoFocus,
}: {
  field: ComboboxProps<Option>
  typed: ReturnType<typeof useTypedChoice<Option>>
  open: boolean
  setOpen: (open: boolean) => void
  input: ReactElement<ComponentProps<'input'>>
  /** What stands beside what is chosen. */
  marks: ReactNode
  take: HandOver['take']
  autoFocus: boolean
}) {
  const { value, options, optionsFor, look } = props
  const { query } = typed
  const actions = useRef<Base.Root.Actions>(null)
  const row = useRef<HTMLSpanElement>(null)
  useTypeEarly(row, query)

  /** The library would empty the field. */
  function isEscapeOutside(details: Base.Root.ChangeEventDetails) {
    if (open || details.reason !== 'escape-key') return false
    details.cancel()
    details.allowPropagation()
    return true
  }

  // The list has no closing animation that would tell the library when it may leave the page.
  useEffect(() => {
    if (!open) actions.current?.unmount()
  }, [open])

  return (
    <Base.Root
      items={grouped(withChosen(options, value))}
      filteredItems={grouped(options)}
      filter={null}
      autoHighlight
      value={value}
      onValueChange={(next: Option | null, details) => {
        if (isEscapeOutside(details)) return
        typed.choose(next, details.reason === 'item-press')
      }}
      itemToStringLabel={(option: Option) => option.label}
      isItemEqualToValue={(option: Option, other: Option) => option.id === other.id}
      onInputValueChange={(text, details) => {
        if (!isEscapeOutside(details) && details.reason === 'input-change') typed.type(text)
      }}
      onItemHighlighted={typed.onHighlight}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) typed.onClosed()
      }}
      actionsRef={actions}
      disabled={props.disabled}
    >
      <span ref={row} className={COMBOBOX_ROW}>
        <Base.Input
          id={input.props.id}
          ref={take}
          autoFocus={autoFocus}
          // Another window keeps the list; another element of this page closes it.
          onBlur={({ relatedTarget }) => relatedTarget && actions.current?.close()}
          onKeyDown={typed.onKeyDown}
          render={input}
        />
        {marks}
      </span>
      <ComboboxList<Option>
        query={query}
        look={look}
        loading={props.loading === true || (query !== '' && optionsFor !== query)}
        emptyText={props.emptyText ?? 'No matches.'}
      />
    </Base.Root>
  )
}

/** Types what was typed before the list was there: the library then does with it what it does with every text. */
function useTypeEarly(row: RefObject<HTMLElement | null>, query: string) {
  const [early] = useState(query)
  useLayoutEffect(() => {
    const field = row.current?.querySelector('input')
    if (!field || early === '') return
    // React knows of a value that is set on the element itself, and would hear of no change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, early)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [row, early])
}

/** The chosen option stays known to the list while other options stream through it. */
function withChosen<Option extends ComboboxOption>(options: readonly Option[], chosen: Option | null) {
  if (!chosen || options.some((option) => option.id === chosen.id)) return options
  return [...options, chosen]
}

function grouped<Option extends ComboboxOption>(options: readonly Option[]) {
  const groups = Map.groupBy(options, (option) => option.group ?? '')
  return [...groups].map(([value, items]) => ({ value, items }))
}
