import 'server-only'
import { z } from 'zod'

/**
 * A booking's reference as typed or linked: printable characters without blanks, of any booking service. The
 * store fails on other text (NUL).
 */
export const bookingReference = z
  .string()
  .trim()
  .regex(/^[!-~]{1,64}$/)
