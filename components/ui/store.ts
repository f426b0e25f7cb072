import { useSyncExternalStore } from 'react'

/** Tells those who listen that something outside React has changed. */
export type Signal = {
  tell: () => void
  /** Listens; returns the function that stops. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Creates a signal.
 * @param start called with the first listener, to follow a source of changes; the function that it returns is
 * called when the last listener has gone
 */
export function makeSignal(start?: (tell: () => void) => () => void): Signal {
  const listeners = new Set<() => void>()
  let stop: (() => void) | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    tell,
    subscribe(listener) {
      if (listeners.size === 0) stop = start?.(tell)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop?.()
      }
    },
  }
}

/** A value outside React, the same until `set` is called with another one. */
export type Store<Value> = Pick<Signal, 'subscribe'> & { get: () => Value; set: (next: Value) => void }

/** Creates a store of one value. `start` as for a signal. */
export function makeStore<Value>(first: Value, start?: (tell: () => void) => () => void): Store<Value> {
  const { tell, subscribe } = makeSignal(start)
  let value = first
  return {
    subscribe,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      tell()
    },
  }
}

/**
 * The value of a store, or of any source that can be read and reports its changes.
 * @param onServer the value on the server, and in the browser while the page hydrates
 */
export function useStore<Value>(
  store: { get: () => Value; subscribe: Signal['subscribe'] },
  onServer: Value,
): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer)
}

/** Reads a value that only the browser has and whose changes it does not report. */
export function useInBrowser<Value>(get: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, get, () => onServer)
}

const never = () => () => undefined

/** Follows events of the window, for `makeSignal`. */
export function windowEvents(...names: readonly string[]): (tell: () => void) => () => void {
  return (tell) => {
    for (const name of names) window.addEventListener(name, tell)
    return () => {
      for (const name of names) window.removeEventListener(name, tell)
    }
  }
}
