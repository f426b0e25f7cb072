'use client'

import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react'
import { firstDateAnywhere } from '../../lib/first-date.ts'
import { copiedRequests } from '../copied/copied-requests.ts'
import type { CopiedText } from '../copied/copied-text.ts'
import { looksCopied, looksLikeEntry } from '../copied/looks-copied.ts'
import { useCopiedPaste } from '../copied/use-copied-paste.ts'
import type { RequestDraft } from '../palette/request-draft.ts'
import { useCommands, type Command } from '../shell/commands.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { useStore } from '../ui/store.ts'
import { useFirstFocus } from '../ui/use-first-focus.ts'
import { useRecentSearches, type SearchWords } from './recent-searches.ts'
import { SearchBar } from './search-bar.tsx'
import type { SearchKind } from './search-kind.ts'
import { SearchLines } from './search-lines.tsx'

const CopiedPanel = lazy(() =>
  import('../copied/copied-panel.tsx').then((module) => ({ default: module.CopiedPanel })),
)

const FIELDS = 'form input:not([aria-hidden])'
const SUMMARY = 'button[data-summary]'
const NO_COMMANDS: readonly Command[] = []

/** The properties of the form of a search. */
type SearchFormProps<Search> = {
  className: string
  onSearch: (search: Search) => void
  /** What a pasted text has filled in; null for nothing. */
  filled: RequestDraft | null
}

/**
 * A search: the bar, and below it the results, or recent searches where nothing was searched. `/` goes to the
 * bar, `Alt+1` to `Alt+9` repeat a recent search.
 * @param props.words the search of the results; null where nothing was searched
 * @param props.isStart whether the bar gets the focus, because there is nothing to look at yet
 * @param props.field selects the field that gets it, where it is not the first
 * @param props.form draws the bar; `filled` is its content where a pasted text has filled it
 * @param props.serverNow office time at rendering, ISO 8601 UTC
 */
export function SearchScreen<Search>(props: {
  kind: SearchKind<Search>
  words: SearchWords | null
  isStart?: boolean
  field?: string
  serverNow: string
  form: (form: SearchFormProps<Search>) => ReactElement
  onSearch: (search: Search) => void
  /** Further commands of the kind. */
  commands?: readonly Command[]
  children: ReactElement | null
}) {
  const { kind, words, field = FIELDS } = props
  const [filled, setFilled] = useState<RequestDraft | null>(null)
  const onSearch = (search: Search) => {
    setFilled(null)
    props.onSearch(search)
  }
  const { heading, recent } = kind
  const recentSearches = useRecentSearches(recent, firstDateAnywhere(props.serverNow))
  const bar = useRef<HTMLDivElement>(null)
  useFirstFocus(props.isStart ?? words === null, () => focusFirst(bar.current, field, isEmpty))
  useSearchCommands(kind, recentSearches, onSearch, () => focusFirst(bar.current, `${field}, ${SUMMARY}`))
  useCommands(props.commands ?? NO_COMMANDS)
  const copied = useStore(copiedRequests, null)
  useEffect(() => {
    if (filled) focusFirst(bar.current, `${FIELDS}, form button[type="submit"]`, needsAttention)
  }, [filled])
  const onPaste = useCopiedPaste(props.serverNow, mayBeRequest, offerRequests)
  return (
    <div className="flex min-h-full flex-col gap-3.5 p-4 max-narrow:p-3">
      <h1 className="sr-only">{heading}</h1>
      <div ref={bar} onPasteCapture={onPaste}>
        {words === null ? (
          props.form({ className: '', onSearch, filled })
        ) : (
          <SearchBar
            words={words}
            covered={copied !== null}
            inCodes={kind.inCodes}
            form={({ className, close }) =>
              props.form({
                className,
                filled,
                onSearch: (search) => {
                  close()
                  onSearch(search)
                },
              })
            }
          />
        )}
      </div>
      {copied && (
        <Suspense fallback={null}>
          <CopiedPanel
            copied={copied}
            kind={kind.kind}
            serverNow={props.serverNow}
            onFill={setFilled}
            onClose={() => focusFirst(bar.current, field)}
          />
        </Suspense>
      )}
      {words === null ? (
        <SearchStart kind={kind} recent={recentSearches} onSearch={onSearch} />
      ) : (
        props.children
      )}
    </div>
  )
}

/** The screen before the first search: recent searches, each with its key, or how to type. */
function SearchStart<Search>(props: {
  kind: SearchKind<Search>
  recent: readonly Search[]
  onSearch: (search: Search) => void
}) {
  const { start, recent, inCodes } = props.kind
  if (props.recent.length === 0) {
    return (
      start && (
        <EmptyState title={start.question}>
          <Hint>{start.hint}</Hint>
        </EmptyState>
      )
    )
  }
  return (
    <section aria-labelledby="recent-searches" className="mt-1 max-w-[560px]">
      <h2 id="recent-searches" className="mb-2 font-bold">
        Recent searches
      </h2>
      <ol className="card divide-y overflow-hidden">
        {props.recent.map((search, index) => (
          <li key={recent.keyOf(search)}>
            <button
              type="button"
              onClick={() => props.onSearch(search)}
              className="flex w-full items-center gap-3 px-3.5 py-2 text-left hover:bg-sunk focus-visible:-outline-offset-2"
            >
              <SearchLines words={recent.wordsOf(search)} inCodes={inCodes} />
              {index < 9 && <Kbd keys={`Alt+${index + 1}`} />}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A text in which what is typed stands in backquotes. */
function Hint({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <span key={index} translate="no" className="code">
        {part}
      </span>
    ),
  )
}

function useSearchCommands<Search>(
  kind: SearchKind<Search>,
  recentSearches: readonly Search[],
  onSearch: (search: Search) => void,
  toBar: () => void,
): void {
  useCommands([
    { id: 'search-change', label: kind.changeLabel, group: kind.heading, keys: '/', run: toBar },
    ...recentSearches.slice(0, 9).map((search, index) => ({
      id: `search-again-${index + 1}`,
      label: `Search ${kind.recent.wordsOf(search).title} again`,
      group: 'Recent searches',
      keys: `Alt+${index + 1}`,
      run: () => onSearch(search),
    })),
  ])
}

function isEmpty(field: HTMLElement): boolean {
  return field instanceof HTMLInputElement && field.value === ''
}

/** A field that is empty, or the button that searches where none is. */
function needsAttention(field: HTMLElement): boolean {
  return isEmpty(field) || field instanceof HTMLButtonElement
}

function focusFirst(
  bar: HTMLElement | null,
  fields: string,
  fits: (field: HTMLElement) => boolean = () => true,
): void {
  const all = [...(bar?.querySelectorAll<HTMLElement>(fields) ?? [])]
  all.find((field) => field.checkVisibility() && fits(field))?.focus()
}

function mayBeRequest(text: string): boolean {
  return looksCopied(text) || looksLikeEntry(text)
}

/** Offers what a pasted text asks for; one that asks for nothing is pasted as always. */
function offerRequests(copied: CopiedText): boolean {
  if (copied.requests.length > 0) copiedRequests.set(copied)
  return copied.requests.length > 0
}
