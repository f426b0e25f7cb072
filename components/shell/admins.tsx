'use client'

import { createContext, useContext } from 'react'
import { whomToAsk } from '../../lib/office/whom-to-ask.ts'
import type { ShellData } from '../../lib/shell-data.ts'

type Known = Pick<ShellData, 'admins' | 'fundsContact'> & { person: ShellData['person'] | null }

const Ask = createContext<Known>({ admins: [], fundsContact: null, person: null })

/** Tells every screen who is signed in and whom to ask: refusals name the office's admins. */
export const AskProvider = Ask.Provider

/** Names of the office's admins that the desk knows. */
export function useAdmins(): readonly string[] {
  return useContext(Ask).admins
}

/** Whom to ask for funds: the contact that the office has set, otherwise its admins. */
export function useFundsContact(): string {
  const { admins, fundsContact } = useContext(Ask)
  return fundsContact ?? whomToAsk(admins)
}

/** Who is signed in; null outside of the desk's frame. */
export function usePerson(): ShellData['person'] | null {
  return useContext(Ask).person
}
