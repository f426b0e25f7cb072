import { foldText } from '../../text/fold-text.ts'
import { textForms } from '../../text/text-forms.ts'

/** Whether a title has all of these words, each in any of its forms and anywhere in the title. */
export function includesWords(title: string, words: readonly string[]): boolean {
  const folded = foldText(title)
  return words.every((word) => textForms(word).some((form) => form !== '' && folded.includes(form)))
}
