'use client'

import { useCallback, useMemo } from 'react'
import {
  listHref,
  readListQuery,
  typedFragment,
  typedOf,
  type ListQuery,
} from '../../../lib/booking/list-query.ts'
import { pushAddress } from '../../shell/push-address.ts'
import { replaceAddress, useAddress } from '../../shell/use-address.ts'
import { makeSignal, useStore, windowEvents } from '../../ui/store.ts'

/** The query in the address, the booking that is peeked at, and the ways to change them. */
export type ListUrl = {
  query: ListQuery
  /** Reference of the booking in the side sheet; null for none. */
  peek: string | null
  /** A reference to look for elsewhere, as the palette offers it; null for none. */
  adopt: string | null
  /** Another query. Replaces the step, so that Back leaves the list at once. */
  replace: (query: ListQuery) => void
  /** Another tab or page: adds a step, so that Back shows the one before. */
  go: (query: ListQuery) => void
  /** Opens or, with null, closes the sheet or the question about a reference. */
  show: (what: 'peek' | 'adopt', reference: string | null) => void
}

/** Reads and writes the address in the browser only. The typed text is in its fragment. */
export function useListUrl(): ListUrl {
  const { text, ask } = useAddress()
  const typed = useStore(fragment, '')
  const query = useMemo(() => readListQuery(new URLSearchParams(text), typed), [text, typed])
  const { peek, adopt } = useMemo(() => {
    const params = new URLSearchParams(text)
    return { peek: params.get('peek'), adopt: params.get('adopt') }
  }, [text])
  const write = useCallback(
    (href: string, by: (href: string) => void) =>
      ask(href, (address) => {
        by(address)
        changes.tell()
      }),
    [ask],
  )
  return {
    query,
    peek,
    adopt,
    replace: (next) => write(listHref(next), replaceAddress),
    go: (next) => write(listHref(next), pushAddress),
    show: (what, reference) => {
      const params = new URLSearchParams(text)
      if (reference === params.get(what)) return
      if (reference === null) params.delete(what)
      else params.set(what, reference)
      const search = params.toString()
      write(`/bookings${search && `?${search}`}${typedFragment(typed)}`, replaceAddress)
    },
  }
}

const changes = makeSignal(windowEvents('popstate', 'hashchange'))
const fragment = { subscribe: changes.subscribe, get: () => typedOf(window.location.hash) }
