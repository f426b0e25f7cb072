/** A longer text was not typed. */
const LONGEST_LINE = 80

/** Whether a pasted text is a letter or lines of another system: several lines, or a long one. */
export function looksCopied(text: string): boolean {
  const bare = text.trim()
  return bare.includes('\n') || bare.length > LONGEST_LINE
}

const ENTRY = /^>?\s*(?:AN ?\d|AN ?[A-Z]{6}\b|HA [A-Z]|ACT [A-Z])/
const SEGMENT =
  /\b(?:[A-Z][A-Z\d]|\d[A-Z]) ?\d{1,4} ?[A-Z] ?\d{1,2}[A-Z]{3}(?:\d{2})? ?(?:\d|[A-Z]{2})? ?\*?[A-Z]{3} ?[A-Z]{3}\b/

/** Whether one line is an entry or a flight of another system: `AN14JANLONSIN`, `SQ317C 14JAN LHR SIN`. */
export function looksLikeEntry(text: string): boolean {
  const bare = text.trim()
  return ENTRY.test(bare) || SEGMENT.test(bare)
}
