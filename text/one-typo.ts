/**
 * Whether a text begins with a typed one but for one letter, which is missing, added, another, or in the
 * wrong place. The first letter must be right.
 */
export function beginsWithTypo(text: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && text[at] === typed[at]) at += 1
  if (at === 0) return false
  const rest = (from: number) => typed.slice(from)
  return (
    at === typed.length ||
    text.startsWith(rest(at + 1), at) ||
    text.startsWith(rest(at), at + 1) ||
    text.startsWith(rest(at + 1), at + 1) ||
    (typed[at] === text[at + 1] && typed[at + 1] === text[at] && text.startsWith(rest(at + 2), at + 2))
  )
}
