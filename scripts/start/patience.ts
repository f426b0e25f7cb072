/** A program that ran this long is sound: whatever ended it, it is started again. */
const soundMs = 60_000
/** A program that was never sound is given up when it has ended this often. */
const mostStarts = 6
const longestWaitMs = 30_000

/** The reaction to a program that has ended: start it again after a wait, or give it up. */
export type Verdict = { kind: 'again'; waitMs: number } | { kind: 'give-up' }

/** Decides it for one program, from how long each of its runs lasted. */
export type Patience = (ranMs: number) => Verdict

/**
 * The first end after a sound run is answered at once, the next ones after 1, 2, 4 and up to 30 seconds. A
 * program that was sound once is never given up: the reason why it ends may pass, such as a database that is
 * away.
 */
export function patience(): Patience {
  let wasSound = false
  let endsInARow = 0
  return (ranMs) => {
    if (ranMs >= soundMs) {
      wasSound = true
      endsInARow = 0
    }
    endsInARow += 1
    if (!wasSound && endsInARow >= mostStarts) return { kind: 'give-up' }
    const waitMs = endsInARow === 1 ? 0 : Math.min(longestWaitMs, 1000 * 2 ** (endsInARow - 2))
    return { kind: 'again', waitMs }
  }
}
