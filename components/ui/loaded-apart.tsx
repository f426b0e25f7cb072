'use client'

import { createElement, type ComponentType, type ReactNode } from 'react'
import { makeStore, useStore, type Store } from './store.ts'

/** Code that is loaded apart from the page. */
type CodeApart<Value> = {
  /** Loads it, once. A load that fails rejects and is forgotten: the next call loads again. */
  load: () => Promise<Value>
  /** What was loaded, or null. */
  loaded: Store<Value | null>
}

/**
 * Keeps what was loaded, so that it is rendered in the same moment in which it is wanted: `React.lazy` is
 * pending at its first render also where its code is there, and keeps a load that failed for good. Call it
 * outside of components.
 */
export function codeApart<Value>(fetchCode: () => Promise<Value>): CodeApart<Value> {
  const loaded = makeStore<Value | null>(null)
  let loading: Promise<Value> | null = null
  return {
    loaded,
    load: () => {
      loading ??= fetchCode().then(
        (value) => {
          loaded.set(value)
          return value
        },
        (failure: unknown) => {
          loading = null
          throw failure
        },
      )
      return loading
    },
  }
}

/** What was loaded, or null until then; null on the server and while the page hydrates. */
export function useCodeApart<Value>(code: CodeApart<Value>): Value | null {
  return useStore(code.loaded, null)
}

/** A component whose code is loaded apart; `warm` loads it (`useWarm`) and rejects where that fails. */
export type LoadedApart<Props> = ((props: Props) => ReactNode) & { warm: () => Promise<unknown> }

/** A component that is rendered once `warm` has loaded its code; until then nothing is. */
export function loadedApart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LoadedApart<Props> {
  const code = codeApart(fetchPart)
  function Part(props: Props) {
    const Loaded = useCodeApart(code)
    return Loaded && createElement(Loaded, props)
  }
  return Object.assign(Part, { warm: code.load })
}
