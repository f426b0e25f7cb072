'use client'

import { useMemo } from 'react'
import { anyText } from '../../../lib/address/formats.ts'
import { param, readParams } from '../../../lib/address/params.ts'
import {
  listHref,
  readListQuery,
  typedFragment,
  typedOf,
  type ListQuery,
} from '../../../lib/booking/list-query.ts'
import { addressWith, useAddress } from '../../shell/use-address.ts'
import { makeSignal, useStore, windowEvents } from '../../ui/store.ts'

/** The query in the address, the booking that is peeked at, and the ways to change them. */
export type ListUrl = {
  query: ListQuery
  /** Reference of the booking in the side sheet; null for none. */
  peek: string | null
  /** A reference to look for elsewhere, as the palette offers it; null for none. */
  toImport: string | null
  /** Another query. Replaces the step, so that Back leaves the list at once. */
  replace: (query: ListQuery) => void
  /** Another tab or page: adds a step, so that Back shows the one before. */
  go: (query: ListQuery) => void
  /** Opens or, with null, closes the sheet or the question about a reference. */
  show: (what: 'peek' | 'import', reference: string | null) => void
}

/** Reads and writes the address in the browser only. The typed text is in its fragment. */
export function useListUrl(): ListUrl {
  const { params, ...address } = useAddress()
  const typed = useStore(fragment, '')
  const query = useMemo(() => readListQuery(params, typed), [params, typed])
  const { peek, import: toImport } = readParams(overList, params)
  const then = (change: (href: string) => void) => (href: string) => {
    change(href)
    changes.tell()
  }
  const [replace, push] = [then(address.replace), then(address.push)]
  return {
    query,
    peek,
    toImport,
    replace: (next) => replace(listHref(next)),
    go: (next) => push(listHref(next)),
    show: (what, reference) => {
      if (reference !== params.get(what))
        replace(addressWith(overList, { [what]: reference }) + typedFragment(typed))
    },
  }
}

/** What is open over the list. */
const overList = { peek: param('peek', anyText()), import: param('import', anyText()) }

const changes = makeSignal(windowEvents('popstate', 'hashchange'))
const fragment = { subscribe: changes.subscribe, get: () => typedOf(window.location.hash) }
