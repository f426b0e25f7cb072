import type { KeyIndex, Run } from './key-index.ts'

/**
 * The runs of keys that begin with `text` after one letter of it was left out, put in, changed, or two neighbours
 * were swapped. Follows the real keys instead of making up five hundred spellings, so it costs some bisections.
 */
export function* runsOneEditAway(index: KeyIndex, text: string): Generator<Run> {
  let run: Run | null = index.all()
  for (let at = 0; at <= text.length && run !== null; at++) {
    yield* editedAt(index, run, text, at)
    if (at < text.length) run = index.narrow(run, text.slice(at, at + 1), 0)
  }
}

function* editedAt(index: KeyIndex, run: Run, text: string, at: number): Generator<Run> {
  const wanted = text.charCodeAt(at)
  if (at < text.length) {
    const without = index.narrow(run, text, at + 1)
    if (without && at + 1 < text.length) yield without
  }
  if (at + 1 < text.length && text.charCodeAt(at + 1) !== wanted) {
    const swapped = index.narrow(run, text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2), 0)
    if (swapped) yield swapped
  }
  // Past the last letter every longer key begins with the text itself: nothing to put in there.
  if (at === text.length) return
  for (const branch of index.branches(run)) {
    if (branch.char === wanted) continue
    const changed = index.narrow(branch, text, at + 1)
    if (changed) yield changed
    const put = index.narrow(branch, text, at)
    if (put) yield put
  }
}
