'use client'

import { isCountry } from '../../lib/place/countries.ts'
import { storedTextChanged, useStoredText } from '../ui/use-stored-text.ts'

const KEY = 'travel-desk.nationality'

/** The nationality that was last selected in this browser, an alpha-2 code; empty for none. */
export function useNationality(): { nationality: string; setNationality: (code: string) => void } {
  const stored = useStoredText(KEY)
  return {
    nationality: isCountry(stored) ? stored : '',
    setNationality: (code) => {
      try {
        window.localStorage.setItem(KEY, code)
      } catch {
        // A full or forbidden storage remembers nothing; the select then stays as it was.
      }
      storedTextChanged()
    },
  }
}
