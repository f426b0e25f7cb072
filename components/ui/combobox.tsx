'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { cloneElement, useEffect, useId, useRef, useState } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { cx } from './cx.ts'
import { controlClass, FieldFrame, fieldAria, fieldIds, type FieldFrameProps } from './field-frame.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Properties of a combobox whose options come from elsewhere while the person types. */
export type ComboboxProps<Option extends ComboboxOption> = FieldFrameProps & {
  value: Option | null
  onValueChange: (value: Option | null) => void
  /** Called with every keystroke; answer by giving new `options`. */
  onQueryChange: (query: string) => void
  options: readonly Option[]
  /** The query that `options` answer. While it differs from what is typed, an early Tab or Enter waits for its answer. */
  optionsFor: string
  loading?: boolean
  /** What to say when nothing is found. */
  emptyText?: string
  placeholder?: string
  disabled?: boolean
  autoFocus?: boolean
}

const ROW = 'relative flex items-center gap-2'

/** Finds one thing by typing. Arrows and Enter choose; Tab takes the highlighted one, so that a code and Tab is enough. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { value, options, optionsFor, onQueryChange, onValueChange, look } = props
  const ids = fieldIds(useId())
  const hydrated = useHydrated()
  const [query, setQuery] = useState('')
  const [shownId, setShownId] = useState(value?.id)
  const awaited = useRef<string | null>(null)
  const highlighted = useRef<Option | undefined>(undefined)
  const [open, setOpen] = useState(false)
  const actions = useRef<Base.Root.Actions>(null)

  // Another value, from here or from outside: what was typed is over.
  if (shownId !== value?.id) {
    setShownId(value?.id)
    setQuery('')
  }

  function choose(next: Option | null) {
    setQuery('')
    awaited.current = null
    onValueChange(next)
  }

  function takeOnTab() {
    const typed = query.trim()
    if (typed === '') return
    const found = highlighted.current ?? options[0]
    if (optionsFor !== query) awaited.current = query
    else if (found) choose(found)
  }

  useEffect(() => {
    if (awaited.current === null || optionsFor !== awaited.current) return
    awaited.current = null
    const first = options[0]
    if (first) onValueChange(first)
  }, [optionsFor, options, onValueChange])

  // The list has no closing animation that would tell the library when it may leave the page.
  useEffect(() => {
    if (!open) actions.current?.unmount()
  }, [open])

  const input = (
    <input
      id={ids.control}
      type="text"
      autoComplete="off"
      spellCheck={false}
      placeholder={props.placeholder}
      {...fieldAria(ids, props)}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => event.key === 'Tab' && !event.shiftKey && takeOnTab()}
      className={controlClass(look, props.error !== undefined)}
    />
  )
  const code = value?.code && query === '' && (
    <span className={cx('code text-ink2', look !== 'cell' && 'absolute right-2.5')}>{value.code}</span>
  )
  const note = value?.note && query === '' && (
    <span className={cx('text-12 whitespace-nowrap text-ink2', look !== 'cell' && 'absolute right-2.5')}>
      {value.note}
    </span>
  )
  if (!hydrated) {
    return (
      <FieldFrame {...props} ids={ids}>
        <span className={ROW}>
          {cloneElement(input, { defaultValue: value?.label })}
          {code}
          {note}
        </span>
      </FieldFrame>
    )
  }

  return (
    <FieldFrame {...props} ids={ids}>
      <Base.Root
        items={grouped(withChosen(options, value))}
        filteredItems={grouped(options)}
        filter={null}
        autoHighlight
        value={value}
        onValueChange={(next: Option | null) => choose(next)}
        itemToStringLabel={(option: Option) => option.label}
        isItemEqualToValue={(option: Option, other: Option) => option.id === other.id}
        onInputValueChange={(text, details) => {
          if (details.reason !== 'input-change') return
          setQuery(text)
          awaited.current = null
          onQueryChange(text)
        }}
        onItemHighlighted={(option: Option | undefined) => {
          highlighted.current = option
        }}
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          if (!next && awaited.current === null) setQuery('')
        }}
        actionsRef={actions}
        disabled={props.disabled}
      >
        <span className={ROW}>
          <Base.Input
            id={ids.control}
            autoFocus={props.autoFocus}
            // Another window keeps the list; another element of this page closes it.
            onBlur={({ relatedTarget }) => relatedTarget && actions.current?.close()}
            render={input}
          />
          {code}
          {note}
        </span>
        <ComboboxList<Option>
          query={query}
          loading={props.loading === true || (query !== '' && optionsFor !== query)}
          emptyText={props.emptyText ?? 'Nothing is called that.'}
        />
      </Base.Root>
    </FieldFrame>
  )
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
