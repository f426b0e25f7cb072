import { untilItAnswers } from './program.ts'
import type { Program } from './program.ts'

/** So often within so long a program is started again; one that ends more often has something wrong with it. */
const mostStarts = 3
const withinMs = 60_000

/** A program that is started again when it ends of itself. */
export type KeptProgram = {
  /** Settles when it answers for the first time; fails when it ends before, or after a minute. */
  ready: Promise<void>
  /** Asks it to end for good. */
  end(): Promise<void>
}

/**
 * Starts a program and keeps it running: when it crashes or is killed, the other one goes on meanwhile and says what it misses.
 * @param url answers when the program is ready
 * @param giveUp told the exit code when it ends again and again
 */
export function keepRunning(start: () => Program, url: string, giveUp: (code: number) => void): KeptProgram {
  let program = start()
  let isEnding = false
  let endedAt: readonly number[] = []
  const watch = () =>
    void program.ended.then((code) => {
      if (isEnding) return
      const now = performance.now()
      endedAt = [...endedAt.filter((at) => now - at < withinMs), now]
      if (endedAt.length > mostStarts) {
        console.error(`The ${program.name} ends again and again; the others follow.`)
        return giveUp(code === 0 ? 1 : code)
      }
      console.error(`The ${program.name} has ended; it is started again.`)
      program = start()
      watch()
    })
  return {
    ready: untilItAnswers(program, url).then(watch),
    end: () => {
      isEnding = true
      return program.end()
    },
  }
}
