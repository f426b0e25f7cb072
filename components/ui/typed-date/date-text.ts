import { asciiDigits } from '../../../text/digits.ts'
import { foldText } from '../../../text/fold-text.ts'

/**
 * A typed text as the readers of dates compare it: folded words, digits of all scripts as 0 to 9, plain
 * dashes and apostrophes, single blanks. All other signs stay, because they tell a date from another.
 */
export function dateText(typed: string): string {
  return asciiDigits(typed.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    .replaceAll(/[\p{L}\p{M}]+/gu, foldText)
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll('،', ',')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
