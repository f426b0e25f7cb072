'use client'

import { createElement, type ComponentType, type ReactNode } from 'react'
import { makeStore, useStore, type Store } from './store.ts'

/** Code that is loaded apart from the page. */
export type CodeApart<Value> = {
  /** Loads it, once. A load that fails rejects and is forgotten: the next call loads again. */
  load: () => Promise<Value>
  /** The loaded value, or null. */
  loaded: Store<Value | null>
}

/**
 * Keeps a loaded value, so that it renders at once when it is wanted. `React.lazy` is pending at its first
 * render even if its code is loaded, and it never retries a load that failed. Call it outside of components.
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

/** The loaded value, or null until then; null on the server and while the page hydrates. */
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
