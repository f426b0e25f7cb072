import { z } from 'zod'
import { typedEmail, typedPhone, typedText } from './typed-text.ts'

// Text that an agent has typed, as the server reads it: cleaned as in its field (gap 255). A text may be
// empty.

/** @param most characters, before the text is cleaned */
export const typedLine = (most: number) => z.string().max(most).transform(typedText)

/** Such a text that must be there, of so many characters once it is cleaned. */
export const neededLine = (min: number, most: number) =>
  z.string().transform(typedText).pipe(z.string().min(min).max(most))

/** How the people of a booking are reached. */
export const typedPhoneLine = z.string().max(300).transform(typedPhone)
export const typedEmailLine = z.string().max(600).transform(typedEmail)
