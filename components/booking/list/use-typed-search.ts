'use client'

import { useEffect, useState, type RefObject } from 'react'
import { useEarlyText } from '../../ui/use-early-text.ts'

/** Short enough to feel at once, long enough not to ask for every letter. */
const PAUSE_MILLISECONDS = 200

/**
 * The text of the search field, which is ahead of the query by a pause in typing. A query that changes
 * elsewhere (Back, a saved view) changes the text too.
 */
export function useTypedSearch(
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
