import { foldText } from '../../../text/fold-text.ts'
import { simplifiedHan } from '../../../text/han.ts'

/** The folded form in which names of places are stored and looked up: Chinese in simplified characters. */
export function placeText(text: string): string {
  return simplifiedHan(foldText(text))
}
