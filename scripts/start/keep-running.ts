import { patience } from './patience.ts'
import { untilItAnswers, untilItSaysSo } from './program.ts'
import type { Program } from './program.ts'

/** A program that is restarted when it ends unasked. */
export type KeptProgram = {
  /** Resolves when it answers for the first time; rejects when it ends before that, or after a minute. */
  ready: Promise<void>
  /**
   * Replaces its process, and resolves when the new one takes calls. Rejects if that ends before: it is
   * started again like any that crashes.
   */
  restart(): Promise<void>
  /** Asks it to end for good. */
  end(): Promise<void>
}

/** Real time, or that of a test. */
export type Timing = { now(): number; after(ms: number, act: () => void): () => void }

const realTime: Timing = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Starts a program and restarts it when it crashes or is killed. The other programs keep running meanwhile
 * and report what they miss.
 * @param url answers when the program is ready
 * @param giveUp called with the exit code when the program ends too often without ever having run for long
 */
export function keepRunning(
  start: () => Program,
  url: string,
  giveUp: (code: number) => void,
  timing: Timing = realTime,
): KeptProgram {
  const verdictOn = patience()
  let program = start()
  let startedAt = timing.now()
  let isEnding = false
  let isReplaced = false
  let cancelStart = () => undefined as void
  const again = () => {
    program = start()
    startedAt = timing.now()
    watch()
  }
  const watch = () =>
    void program.ended.then((code) => {
      if (isEnding || isReplaced) return
      const verdict = verdictOn(timing.now() - startedAt)
      if (verdict.kind === 'give-up') {
        console.error(`The ${program.name} ends again and again; the others follow.`)
        return giveUp(code === 0 ? 1 : code)
      }
      const seconds = verdict.waitMs / 1000
      const when = seconds === 0 ? 'now' : `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      console.error(`The ${program.name} has ended; it is started again ${when}.`)
      cancelStart = timing.after(verdict.waitMs, again)
    })
  return {
    ready: (program.isShared ? untilItSaysSo(program) : untilItAnswers(program, url)).then(watch),
    restart: async () => {
      isReplaced = true
      cancelStart()
      await program.end()
      isReplaced = false
      if (isEnding) return
      again()
      await untilItSaysSo(program)
    },
    end: () => {
      isEnding = true
      cancelStart()
      return program.end()
    },
  }
}
