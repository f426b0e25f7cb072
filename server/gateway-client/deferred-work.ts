import 'server-only'
import { log } from '../log.ts'

/** Work starts so long after it was deferred: by then the request that caused it has its answer. */
const WAIT_MILLISECONDS = 100

/** Work that nobody waits for, in the order in which it was deferred. */
export type DeferredWork = {
  /** Defers work on a text of so many characters, which is in memory until then. */
  add: (characters: number, work: () => void) => void
  /** Does now what waits: for whoever needs its result. */
  finish: () => void
}

/**
 * Defers work until requests have been answered. Of the texts that wait, no more than `mostCharacters` are in
 * memory: beyond that, work is done at once, by whoever brings more of it.
 */
export function deferredWork(mostCharacters: number): DeferredWork {
  const waiting: { characters: number; work: () => void }[] = []
  let characters = 0
  let timer: NodeJS.Timeout | null = null

  function doNext(): void {
    const next = waiting.shift()
    if (!next) return
    characters -= next.characters
    try {
      next.work()
    } catch (error) {
      // Nobody is there to be told, and the process must not end for it.
      log.error('deferred work failed', { errorName: (error as Error).name })
    }
  }

  function later(milliseconds: number): void {
    // A process that ends does not wait for it.
    timer = setTimeout(() => {
      doNext()
      timer = null
      // Requests come between two pieces of work.
      if (waiting.length > 0) later(0)
    }, milliseconds).unref()
  }

  return {
    add: (size, work) => {
      waiting.push({ characters: size, work })
      characters += size
      while (characters > mostCharacters) doNext()
      if (timer === null && waiting.length > 0) later(WAIT_MILLISECONDS)
    },
    finish: () => {
      while (waiting.length > 0) doNext()
    },
  }
}
