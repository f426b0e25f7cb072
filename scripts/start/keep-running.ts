import { untilItAnswers } from './program.ts'
import type { Program } from './program.ts'

/** A program is restarted this many times within this period; one that ends more often is given up. */
const mostStarts = 3
const withinMs = 60_000

/** A program that is restarted when it ends unasked. */
export type KeptProgram = {
  /** Resolves when it answers for the first time; rejects when it ends before that, or after a minute. */
  ready: Promise<void>
  /** Asks it to end for good. */
  end(): Promise<void>
}

/**
 * Starts a program and restarts it when it crashes or is killed. The other programs keep running meanwhile
 * and report what they miss.
 * @param url answers when the program is ready
 * @param giveUp called with the exit code when the program ends too often
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
