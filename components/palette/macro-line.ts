import { isMacroName, LONGEST_STEP, MOST_STEPS } from '../../lib/macro/macro.ts'

/** What a line does to the macros of the office. */
export type MacroLine =
  | { kind: 'keep'; name: string; steps: readonly string[] }
  | { kind: 'rename'; name: string; to: string }
  | { kind: 'delete'; name: string }

/**
 * Reads a line about a macro: `sin = AN +14 LON SIN; SS1` keeps these steps, `keep sin` the last line and
 * `keep sin 3` the last three; `rename sin bkk`, `delete sin`. Undefined for any other text.
 * @param lastLines the lines that were run from the palette, the latest last
 */
export function readMacroLine(typed: string, lastLines: readonly string[]): MacroLine | undefined {
  const line = typed.trim()
  const [, stated = '', text = ''] = /^([a-z]\w*) *=(.*)$/i.exec(line) ?? []
  if (stated !== '') {
    const steps = text
      .split(';')
      .map((step) => step.trim())
      .filter(Boolean)
    return kept(stated, steps)
  }
  const [, keep = '', count = '1'] = /^keep +([a-z]\w*)(?: +(\d))?$/i.exec(line) ?? []
  if (keep !== '') return kept(keep, lastLines.slice(-Math.max(1, Number(count))))
  const [, from = '', to = ''] = /^rename +([a-z]\w*) +(?:to +)?([a-z]\w*)$/i.exec(line) ?? []
  if (from !== '') return named(from, (name) => named(to, (next) => ({ kind: 'rename', name, to: next })))
  const [, gone = ''] = /^delete +([a-z]\w*)$/i.exec(line) ?? []
  return gone === '' ? undefined : named(gone, (name) => ({ kind: 'delete', name }))
}

function kept(name: string, steps: readonly string[]): MacroLine | undefined {
  const fits =
    steps.length > 0 && steps.length <= MOST_STEPS && steps.every((step) => step.length <= LONGEST_STEP)
  return fits ? named(name, (small) => ({ kind: 'keep', name: small, steps })) : undefined
}

function named<Line>(typed: string, lineOf: (name: string) => Line | undefined): Line | undefined {
  const name = typed.toLowerCase()
  return isMacroName(name) ? lineOf(name) : undefined
}
