'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import type { ReactNode } from 'react'
import { matchPieces } from '../../../text/match-pieces.ts'
import type { FieldLook } from '../field-frame.tsx'
import { optionClass } from '../option-class.ts'

const GAP = 6
/** Distance that keeps the label of a query bar's cell visible when the list opens above it. */
const CELL_LABEL = 28

/** An option that is found by typing. */
export type ComboboxOption = {
  id: string
  label: string
  /** Whether the typed text names it: its code, or its whole name. Left out for a guess. */
  exact?: boolean
  /** Grey after the label: the country, the city. */
  detail?: string
  /** Monospaced at the right: an IATA code. */
  code?: string
  /** Small and grey at the right: the type of the option. */
  note?: string
  /** Options of one group are listed under its name, in the order given. */
  group?: string
  icon?: ReactNode
}

type Group = { value: string; items: ComboboxOption[] }

/**
 * The popup of a combobox: groups, marked matches, codes at the right. Old rows stay, dimmed, while new ones
 * load. It replaces the library's popup, which hides the rest of the page from screen readers although the
 * field keeps the focus and Tab still reaches the page. A press in it does not move the focus.
 */
export function ComboboxList(props: {
  query: string
  loading: boolean
  emptyText: string
  look: FieldLook | undefined
}) {
  return (
    <Base.Portal>
      <Base.Positioner
        sideOffset={({ side }) => (side === 'top' && props.look === 'cell' ? CELL_LABEL : GAP)}
        align="start"
        className="z-50"
      >
        <div
          aria-busy={props.loading || undefined}
          onMouseDown={(event) => event.preventDefault()}
          className="popup w-[max(var(--anchor-width),340px)] max-w-[calc(100vw-16px)]"
        >
          <Base.Status className="sr-only">{props.loading ? 'Searching' : ''}</Base.Status>
          <Base.Empty className="px-3.5 text-ink2 not-empty:py-3">
            {props.loading ? 'Searching' : props.query === '' ? 'Type a name or a code.' : props.emptyText}
          </Base.Empty>
          <Base.List
            className={
              props.loading
                ? 'max-h-[min(380px,var(--available-height))] overflow-y-auto p-1 data-empty:p-0 [&_*]:text-ink3!'
                : 'max-h-[min(380px,var(--available-height))] overflow-y-auto p-1 data-empty:p-0'
            }
          >
            {(group: Group) => (
              <Base.Group key={group.value} items={group.items}>
                {group.value !== '' && (
                  <Base.GroupLabel className="px-2.5 pt-1.5 pb-0.5 text-11 text-ink3">
                    {group.value}
                  </Base.GroupLabel>
                )}
                <Base.Collection>
                  {(option: ComboboxOption) => <Row key={option.id} option={option} query={props.query} />}
                </Base.Collection>
              </Base.Group>
            )}
          </Base.List>
        </div>
      </Base.Positioner>
    </Base.Portal>
  )
}

function Row({ option, query }: { option: ComboboxOption; query: string }) {
  return (
    <Base.Item value={option} className={optionClass}>
      {option.icon && <span className="text-ink3">{option.icon}</span>}
      <span className="min-w-0 flex-1 truncate">
        <Marked text={option.label} query={query} />
        {option.detail && <span className="text-ink2">{` ${option.detail}`}</span>}
      </span>
      {option.note && <span className="text-12 whitespace-nowrap text-ink3">{option.note}</span>}
      {option.code && (
        <span translate="no" className="code text-ink2">
          <Marked text={option.code} query={query} />
        </span>
      )}
    </Base.Item>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  return matchPieces(text, query).map((piece, index) =>
    piece.match ? (
      <mark key={index} className="bg-transparent font-bold text-accent">
        {piece.text}
      </mark>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  )
}
