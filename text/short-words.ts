/** Words of names that are written short as often as long, folded. */
const SHORT_AND_LONG = ['saint st sankt', 'sainte ste', 'fort ft', 'mount mt'].map((each) => each.split(' '))
const WITH_ONE = new RegExp(`(?:^| )(?:${SHORT_AND_LONG.flat().join('|')})(?: |$)`)

/** A folded name as it is, then with Saint, Fort and Mount short and long: `st louis`; also `saint louis`. */
export function shortAndLong(folded: string): string[] {
  if (!WITH_ONE.test(folded)) return [folded]
  return [...new Set([folded, ...spellings(folded.split(' '))])]
}

function spellings([word = '', ...rest]: readonly string[]): string[] {
  const group = SHORT_AND_LONG.find((words) => words.includes(word)) ?? [word]
  if (rest.length === 0) return group
  const others = spellings(rest)
  return group.flatMap((each) => others.map((other) => `${each} ${other}`))
}
