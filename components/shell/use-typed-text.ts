import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from './admins.tsx'

/**
 * The text of a list's search, which stays for Back: in this tab's memory, because it may be a name.
 * @param list the list, in this tab
 */
export function useTypedText(list: 'clients' | 'trips'): [string, (text: string) => void] {
  const queries = useQueryClient()
  const person = usePerson()
  const key = [`${list} typed`, person?.officeName, person?.userName]
  const [typed, setTyped] = useState(() => queries.getQueryData<string>(key) ?? '')
  const change = (text: string) => {
    queries.setQueryData(key, text)
    setTyped(text)
  }
  return [typed, change]
}
