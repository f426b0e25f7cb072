import { titlesFor } from '../../lib/booking/titles.ts'
import type { SelectOption } from '../ui/select.tsx'

/**
 * The titles that a form offers a person. A title of the other age finds the title of the same sex: an agent
 * who types `mr` for a boy gets Mstr.
 */
export function titleOptions(isChild: boolean): SelectOption<string>[] {
  const ofOtherAge = titlesFor(!isChild).filter((title) => title.of !== 'both')
  return titlesFor(isChild).map(({ code, name, word, sex }) => ({
    value: String(code),
    label: name,
    words: [
      word,
      ...ofOtherAge.filter((other) => other.sex === sex).flatMap((other) => [other.name, other.word]),
    ],
  }))
}
