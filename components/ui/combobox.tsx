'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { cloneElement, useEffect, useId, useRef, useState } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { cx } from './cx.ts'
import { controlClass, FieldFrame, fieldAria, fieldIds, type FieldFrameProps } from './field-frame.tsx'
import { useHydrated } from './use-hydrated.ts'
import { useTypedChoice } from './use-typed-choice.ts'

/** Properties of a combobox whose options come from elsewhere while the person types. */
export type ComboboxProps<Option extends ComboboxOption> = FieldFrameProps & {
  value: Option | null
  onValueChange: (value: Option | null) => void
  /** Called after `onValueChange` where Enter or the pointer chose, which may lead on: Tab fills in and goes to the next field. */
  onPicked?: ((value: Option) => void) | undefined
  /** Called with every keystroke, and with nothing once what was typed is over; answer by giving new `options`. */
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

/**
 * Finds one thing by typing. Arrows and Enter choose; Tab takes the highlighted one, so that a code and Tab is enough. Escape
 * closes the list and undoes what was typed; with the list closed it is left to what is around the field.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { value, options, optionsFor, look } = props
  const ids = fieldIds(useId())
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const { query, type, choose, onKeyDown, onHighlight, onClosed } = useTypedChoice(props, () =>
    setOpen(false),
  )
  const actions = useRef<Base.Root.Actions>(null)

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
        onValueChange={(next: Option | null, details) => {
          if (isEscapeOutside(details)) return
          choose(next, details.reason === 'item-press')
        }}
        itemToStringLabel={(option: Option) => option.label}
        isItemEqualToValue={(option: Option, other: Option) => option.id === other.id}
        onInputValueChange={(text, details) => {
          if (!isEscapeOutside(details) && details.reason === 'input-change') type(text)
        }}
        onItemHighlighted={onHighlight}
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          if (!next) onClosed()
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
            onKeyDown={onKeyDown}
            render={input}
          />
          {code}
          {note}
        </span>
        <ComboboxList<Option>
          query={query}
          look={look}
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
