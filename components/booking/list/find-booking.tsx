'use client'

import { useEffect, useState, type RefObject } from 'react'
import { sortOf, type ListQuery } from '../../../lib/booking/list-query.ts'
import { allFacts } from '../../../lib/kinds.ts'
import { typedSoFar } from '../../../lib/typed-text.ts'
import { leaveField } from '../../keys/leave-field.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEarlyText } from '../../ui/use-early-text.ts'

const PLACEHOLDER = ['Name', 'reference', ...new Set(allFacts.flatMap(({ findBy }) => findBy))].join(', ')

/** Short enough to feel at once, long enough not to ask for every letter. */
const PAUSE_MILLISECONDS = 200

/** The search field of the list, which searches while it is typed into. */
export function FindBooking(props: {
  input: RefObject<HTMLInputElement | null>
  query: ListQuery
  onQueryChange: (query: ListQuery) => void
}) {
  const { input, query } = props
  const { text, setText } = useTypedSearch(input, query.typed, (typed) =>
    props.onQueryChange(searched(query, typed)),
  )
  return (
    <TextField
      ref={input}
      label="Find a booking"
      hideLabel
      type="search"
      value={text}
      placeholder={PLACEHOLDER}
      suffix={<Kbd keys="/" />}
      onChange={(event) => setText(typedSoFar(event.target.value))}
      onKeyDown={(event) => event.key === 'Escape' && leaveField()}
      className="w-full max-w-[340px] min-w-[180px] max-narrow:max-w-none"
    />
  )
}

/** A search covers the whole office, so it leaves the tab of bookings that need attention. */
function searched(query: ListQuery, typed: string): ListQuery {
  const isAttention = query.tab === 'attention' && typed !== ''
  const tab = isAttention ? 'all' : query.tab
  return { ...query, tab, sort: isAttention ? sortOf(tab) : query.sort, typed, after: null }
}

/**
 * The text of the search field, which is ahead of the query by a pause in typing. A query that changes
 * elsewhere (Back, a saved view) changes the text too.
 */
function useTypedSearch(
  input: RefObject<HTMLInputElement | null>,
  typed: string,
  search: (typed: string) => void,
): { text: string; setText: (text: string) => void } {
  const [text, setText] = useState(typed)
  const [searchedText, setSearchedText] = useState(typed)
  if (typed !== searchedText) {
    setSearchedText(typed)
    setText(typed)
  }
  useEffect(() => {
    if (text === searchedText) return
    const timer = setTimeout(() => {
      setSearchedText(text)
      search(text)
    }, PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text, searchedText, search])
  useEarlyText(input, typed, setText)
  return { text, setText }
}
