'use client'

import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useEffect, useEffectEvent, type ReactNode } from 'react'
import { readAt } from '../../lib/read.ts'
import { laterBalance, type Balance } from '../../lib/wallet/balance.ts'
import type { NetCents } from '../../lib/money.ts'

const Context = createContext<Balance>({ spendableCents: null, readAt: 0 })

/** The query that stores the balance. An answer that was overtaken by a later reading changes nothing. */
const balanceQuery = queryOptions({
  queryKey: ['balance'] as const,
  queryFn: async ({ client, signal }): Promise<Balance> => {
    const answer = await readAt<Balance>('/api/wallet/balance', {}, signal)
    return laterBalance(client.getQueryData(['balance']), answer)
  },
  // The balance is read again when something happens (`BalanceWatch`), not because a part of a screen
  // appears.
  staleTime: Infinity,
  retry: false,
})

/**
 * Gives every part of the desk the same balance: that of the latest reading, whoever made it.
 * @param props.reading the balance that the server read when it rendered the frame
 */
export function BalanceProvider({ reading, children }: { reading: Balance; children: ReactNode }) {
  const queries = useQueryClient()
  const { data } = useQuery({ ...balanceQuery, initialData: reading })
  useEffect(() => noteBalance(queries, reading), [queries, reading])
  return <Context value={data}>{children}</Context>
}

/** The latest reading; outside of the desk's frame none is known. */
export function useBalance(): Balance {
  return useContext(Context)
}

/** What the office can spend now, integer cents; null if it is not known. */
export function useSpendableCents(): NetCents | null {
  return useContext(Context).spendableCents
}

/** Returns a function that takes a reading which came with another answer, such as a price check. */
export function useNoteBalance(): (reading: Balance) => void {
  const queries = useQueryClient()
  return useCallback((reading) => noteBalance(queries, reading), [queries])
}

/** Returns a function that reads the balance again: after an act that moves money, or may have. */
export function useReadBalance(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries(balanceQuery), [queries])
}

/**
 * Calls `refresh` when the balance differs from the one that a screen was drawn with: its sums are out of
 * date then.
 * @param drawnCents null if it was not known
 */
export function useBalanceMoved(drawnCents: number | null, refresh: () => void): void {
  const spendableCents = useSpendableCents()
  const moved = useEffectEvent((nowCents: number | null) => {
    if (nowCents !== null && drawnCents !== null && nowCents !== drawnCents) refresh()
  })
  useEffect(() => moved(spendableCents), [spendableCents])
}

/** Keeps a reading, unless a later one is known. */
export function noteBalance(queries: QueryClient, { spendableCents, readAt }: Balance): void {
  queries.setQueryData(balanceQuery.queryKey, (previous) =>
    laterBalance(previous, { spendableCents, readAt }),
  )
}
