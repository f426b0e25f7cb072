'use client'

import { useRef, type ReactElement } from 'react'
import { firstDateAnywhere } from '../../lib/first-date.ts'
import { useCommands, type Command } from '../shell/commands.ts'
import { useFirstFocus } from '../ui/use-first-focus.ts'
import { useRecentSearches, type SearchWords } from './recent-searches.ts'
import { SearchBar } from './search-bar.tsx'
import type { SearchKind } from './search-kind.ts'
import { SearchStart } from './search-start.tsx'

const FIELDS = 'form input:not([aria-hidden])'
const SUMMARY = 'button[data-summary]'
const NO_COMMANDS: readonly Command[] = []

/**
 * A search: the bar, and below it the results, or recent searches where nothing was searched. `/` goes to the
 * bar, `Alt+1` to `Alt+9` repeat a recent search.
 * @param props.words the search of the results; null where nothing was searched
 * @param props.isStart whether the bar gets the focus, because there is nothing to look at yet
 * @param props.field selects the field that gets it, where it is not the first
 * @param props.form draws the bar
 * @param props.serverNow office time at rendering, ISO 8601 UTC
 */
export function SearchScreen<Search>(props: {
  kind: SearchKind<Search>
  words: SearchWords | null
  isStart?: boolean
  field?: string
  serverNow: string
  form: (form: { className: string; onSearch: (search: Search) => void }) => ReactElement
  onSearch: (search: Search) => void
  /** Further commands of the kind. */
  commands?: readonly Command[]
  children: ReactElement | null
}) {
  const { kind, words, field = FIELDS, onSearch } = props
  const { heading, recent } = kind
  const recentSearches = useRecentSearches(recent, firstDateAnywhere(props.serverNow))
  const bar = useRef<HTMLDivElement>(null)
  useFirstFocus(props.isStart ?? words === null, () => focusFirst(bar.current, field, isEmpty))
  useSearchCommands(kind, recentSearches, onSearch, () => focusFirst(bar.current, `${field}, ${SUMMARY}`))
  useCommands(props.commands ?? NO_COMMANDS)
  return (
    <div className="flex min-h-full flex-col gap-3.5 p-4 max-narrow:p-3">
      <h1 className="sr-only">{heading}</h1>
      <div ref={bar}>
        {words === null ? (
          props.form({ className: '', onSearch })
        ) : (
          <SearchBar
            words={words}
            inCodes={kind.inCodes}
            form={({ className, close }) =>
              props.form({
                className,
                onSearch: (search) => {
                  close()
                  onSearch(search)
                },
              })
            }
          />
        )}
      </div>
      {words === null ? (
        <SearchStart kind={kind} recent={recentSearches} onSearch={onSearch} />
      ) : (
        props.children
      )}
    </div>
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

function focusFirst(
  bar: HTMLElement | null,
  fields: string,
  fits: (field: HTMLElement) => boolean = () => true,
): void {
  const all = [...(bar?.querySelectorAll<HTMLElement>(fields) ?? [])]
  all.find((field) => field.checkVisibility() && fits(field))?.focus()
}
