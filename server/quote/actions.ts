'use server'

import { z } from 'zod'
import { QUOTE_TEXT_MAX, type QuoteOutcome } from '../../lib/quote/quote.ts'
import { typedLine } from '../../lib/typed-text-fields.ts'
import { deskAction } from '../session/desk-action.ts'
import { refusedChange } from '../trip/change-trip.ts'
import { makeQuote, withdrawQuote } from './make-quote.ts'
import { sendQuote } from './send-quote.ts'
import { seeAnswer } from './quote-news.ts'

const INVALID = { kind: 'refused', message: 'The request is incomplete.' } as const

const text = typedLine(QUOTE_TEXT_MAX)

/** The name of a time zone that this server knows. */
const timeZone = z
  .string()
  .max(60)
  .refine((name) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).format().length > 0
    } catch (error) {
      // Intl knows no such zone.
      if (error instanceof RangeError) return false
      throw error
    }
  })

/** Offers a trip to its client: a new revision, which withdraws the one before. */
export const offer = deskAction({
  permission: 'signed_in',
  input: [
    z.object({
      tripId: z.uuid(),
      version: z.int().positive(),
      openUntil: z.iso.datetime(),
      texts: z.object({ payment: text, words: text, note: text, timeZone }),
    }),
  ],
  invalid: INVALID,
  run: (desk, grant, quote): Promise<QuoteOutcome> => makeQuote(desk, grant, quote),
})

/** Ends the link of an offer. */
export const withdraw = deskAction({
  permission: 'signed_in',
  input: [z.object({ tripId: z.uuid(), quoteId: z.uuid() })],
  invalid: INVALID,
  run: (desk, grant, quote): Promise<QuoteOutcome> => withdrawQuote(desk, grant, quote),
})

/** Sends an offer to its client by mail. */
export const sendByMail = deskAction({
  permission: 'signed_in',
  input: [z.object({ tripId: z.uuid(), quoteId: z.uuid() })],
  invalid: INVALID,
  run: (desk, grant, quote): Promise<QuoteOutcome> => sendQuote(desk, grant, quote),
})

/** Takes the answer of a client off Today: somebody of the office has seen to it. */
export const seeAnswerOfClient = deskAction({
  permission: 'signed_in',
  input: [z.uuid()],
  invalid: INVALID,
  async run(desk, grant, answerId): Promise<QuoteOutcome> {
    const bar = refusedChange(grant)
    if (bar) return bar
    await seeAnswer(desk, grant, answerId)
    return { kind: 'done' }
  },
})
