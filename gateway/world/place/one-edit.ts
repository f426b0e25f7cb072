import type { KeyIndex, Run } from './key-index.ts'

/**
 * The runs of keys that begin with `text` after one typing error: a letter left out, added or changed, or two
 * adjacent letters swapped. It follows the existing keys instead of trying five hundred spellings, so it
 * needs only some bisections.
 */
export function runsOneEditAway(index: KeyIndex, text: string): readonly Run[] {
  const found: Run[] = []
  let run: Run | null = index.all()
  for (let at = 0; at < text.length && run !== null; at++) {
    addEdited(found, index, run, text, at)
    run = index.narrow(run, text.slice(at, at + 1), 0)
  }
  return found
}

/**
 * A change after the last letter needs no look-up, since every longer key begins with the text itself; so
 * `at` is always the position of a letter.
 */
function addEdited(found: Run[], index: KeyIndex, run: Run, text: string, at: number): void {
  const wanted = text.charCodeAt(at)
  if (at + 1 < text.length) {
    add(found, index.narrow(run, text, at + 1))
    if (text.charCodeAt(at + 1) !== wanted) {
      add(found, index.narrow(run, text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2), 0))
    }
  }
  for (const branch of index.branches(run)) {
    if (branch.char === wanted) continue
    add(found, index.narrow(branch, text, at + 1))
    add(found, index.narrow(branch, text, at))
  }
}

function add(found: Run[], run: Run | null): void {
  if (run !== null) found.push(run)
}
