import 'server-only'
import { z } from 'zod'
import { typedLine } from '../../lib/typed-text-fields.ts'

/**
 * A booking's reference to the letter: printable characters without blanks, of any booking service. The store
 * fails on other text (NUL).
 */
export const storedReference = z.string().regex(/^[!-~]{1,64}$/)

/** A booking's reference as typed or linked. */
export const bookingReference = typedLine(400).pipe(storedReference)
