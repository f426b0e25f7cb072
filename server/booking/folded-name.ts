import 'server-only'

/** A name for comparison: case and spacing do not count (gap 217). */
export function foldedName(...parts: readonly string[]): string {
  return parts.join(' ').trim().replaceAll(/\s+/g, ' ').toUpperCase()
}
