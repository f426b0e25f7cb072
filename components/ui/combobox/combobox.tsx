'use client'

import type { Combobox as Base } from '@base-ui/react/combobox'
import { useEffect, useId, useRef, type RefObject } from 'react'
// One by one: the package exports all parts as one object, with which the field would load its list.
import { ComboboxInput } from '../../../node_modules/@base-ui/react/combobox/input/ComboboxInput.mjs'
import { ComboboxRoot } from '../../../node_modules/@base-ui/react/combobox/root/ComboboxRoot.mjs'
import { cx } from '../cx.ts'
import { controlClass, FieldFrame, fieldAria, fieldIds, type FieldFrameProps } from '../field-frame.tsx'
import { useEarlyText } from '../use-early-text.ts'
import { codeApart } from '../loaded-apart.tsx'
import { useLateList } from '../use-late-list.ts'
import type { ComboboxOption } from './combobox-list.tsx'
import { useTypedChoice } from './use-typed-choice.ts'
import { typedSoFar } from '../../../lib/typed-text.ts'

/** The code of the list, which is loaded apart from the page. */
export const comboboxListCode = codeApart(() =>
  import('./combobox-list.tsx').then((module) => module.ComboboxList),
)

export type { ComboboxOption }

/** Properties of a combobox whose options are loaded while the user types. */
export type ComboboxProps<Option extends ComboboxOption> = FieldFrameProps & {
  value: Option | null
  onValueChange: (value: Option | null) => void
  /**
   * Called after `onValueChange` for a choice by Enter or click, which may start something. Not called for a
   * choice by Tab, which goes to the next field and starts nothing.
   */
  onPicked?: ((value: Option) => void) | undefined
  /**
   * Called with the text after every keystroke, and with an empty text once a choice or Escape ends the
   * typing. The owner then passes new `options`.
   */
  onQueryChange: (query: string) => void
  options: readonly Option[]
  /**
   * The query that `options` answer. While it differs from the typed text, an early Tab or Enter waits for
   * the answer.
   */
  optionsFor: string
  loading?: boolean
  /** What an option is, in the sentence about a text that is refused: `country`. */
  noun: string
  /** Said when nothing is found. */
  emptyText: string
  /** Said of a text that none of the options is named by, where there is more to say than that. */
  guessText?: string | undefined
  placeholder?: string
  disabled?: boolean
  autoFocus?: boolean
}

/**
 * A field that finds one option by typing. Arrows and Enter choose. Tab and a press elsewhere take an exact
 * option, so that a code and Tab are enough; any other text stays in the field, marked, and its list opens
 * again with the focus. Escape closes the list and undoes the typing; with the list closed, Escape is left to
 * the surrounding element.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { value, options, optionsFor, look } = props
  const ids = fieldIds(useId())
  const actions = useRef<Base.Root.Actions>(null)
  const { List, open, setOpen, isAwaited } = useListOpen(actions)
  const input = useRef<HTMLInputElement>(null)
  const typed = useTypedChoice(props, { open, setOpen })
  const text = typed.query === '' ? (value?.label ?? '') : typed.query
  const error = typed.problem ?? props.error

  /** Before the list is there, the field itself hears what would close it. */
  function closeAwaited(reason: 'focus-out' | 'escape-key') {
    setOpen(false)
    typed.onClosed(reason)
  }

  useEarlyText(input, text, (early) => {
    const isLeft = document.activeElement !== input.current
    typed.type(early)
    if (isLeft) typed.leave(early)
    else setOpen(true)
  })

  return (
    <FieldFrame {...props} error={error} ids={ids}>
      <ComboboxRoot
        items={grouped(withChosen(options, value))}
        filteredItems={grouped(options)}
        filter={null}
        autoHighlight
        // The library highlights the chosen option when the list opens; of a refused text, the first guess.
        value={typed.problem === undefined ? value : (options[0] ?? null)}
        onValueChange={(next: Option | null, details) => {
          if (isEscapeOutside(open, details)) return
          typed.choose(next, details.reason === 'item-press')
        }}
        itemToStringLabel={(option: Option) => option.label}
        isItemEqualToValue={(option: Option, other: Option) => option.id === other.id}
        inputValue={text}
        onInputValueChange={(next, details) => {
          if (!isEscapeOutside(open, details) && details.reason === 'input-change')
            typed.type(typedSoFar(next))
        }}
        onItemHighlighted={typed.onHighlight}
        open={open}
        onOpenChange={(next, { reason }) => {
          setOpen(next)
          if (!next) typed.onClosed(reason)
        }}
        actionsRef={actions}
        disabled={props.disabled}
      >
        <span className="relative flex items-center gap-2">
          <ComboboxInput
            ref={input}
            id={ids.control}
            spellCheck={false}
            placeholder={props.placeholder}
            autoFocus={props.autoFocus}
            {...fieldAria(ids, { hint: props.hint, error })}
            onFocus={(event) => {
              if (typed.query === '' || typed.problem !== undefined) event.currentTarget.select()
              if (typed.problem !== undefined) setOpen(true)
            }}
            // The list stays open when another window gets the focus, and closes for another element of this
            // page.
            onBlur={({ relatedTarget }) => {
              if (isAwaited) closeAwaited('focus-out')
              else if (relatedTarget) actions.current?.close()
            }}
            onKeyDown={(event) => {
              if (isAwaited && event.key === 'Escape') {
                event.preventDefault()
                event.stopPropagation()
                event.preventBaseUIHandler()
                closeAwaited('escape-key')
              } else typed.onKeyDown(event)
            }}
            className={controlClass(look, error !== undefined)}
          />
          {typed.query === '' && value && <Marks option={value} look={look} />}
        </span>
        {List && (
          <List
            query={typed.query}
            look={look}
            loading={props.loading === true || (typed.query !== '' && optionsFor !== typed.query)}
            emptyText={props.emptyText}
          />
        )}
      </ComboboxRoot>
    </FieldFrame>
  )
}

function useListOpen(actions: RefObject<Base.Root.Actions | null>) {
  const list = useLateList(comboboxListCode)
  const { open } = list
  // The list has no closing animation, whose end would tell the library to remove it.
  useEffect(() => {
    if (!open) actions.current?.unmount()
  }, [actions, open])
  return list
}

/** On Escape with the list closed, the library would clear the field; the key is left to its surroundings. */
function isEscapeOutside(open: boolean, details: Base.Root.ChangeEventDetails): boolean {
  if (open || details.reason !== 'escape-key') return false
  details.cancel()
  details.allowPropagation()
  return true
}

/** Code and note of the chosen option, at the right of its name. */
function Marks({ option, look }: { option: ComboboxOption; look: FieldFrameProps['look'] }) {
  const place = look === 'cell' ? '' : 'absolute right-2.5'
  return (
    <>
      {option.code && (
        <span translate="no" className={cx('code text-ink2', place)}>
          {option.code}
        </span>
      )}
      {option.note && <span className={cx('text-12 whitespace-nowrap text-ink2', place)}>{option.note}</span>}
    </>
  )
}

/** Keeps the chosen option among the items while the options of another query load. */
function withChosen<Option extends ComboboxOption>(options: readonly Option[], chosen: Option | null) {
  if (!chosen || options.some((option) => option.id === chosen.id)) return options
  return [...options, chosen]
}

function grouped<Option extends ComboboxOption>(options: readonly Option[]) {
  const groups = Map.groupBy(options, (option) => option.group ?? '')
  return [...groups].map(([value, items]) => ({ value, items }))
}
