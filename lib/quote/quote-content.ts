import { z } from 'zod'
import { offerFacts } from '../booking/offer-facts.ts'
import { plainAmount, type ClientCents } from '../money.ts'

const clientCents = z.int().transform((cents): ClientCents => plainAmount(cents))

/** One of the offers among which the client chooses. `A` and `B` are in the order of the list. */
const alternative = z.strictObject({
  optionId: z.uuid(),
  facts: offerFacts,
  clientCents,
  /** The agent had chosen it on the trip. */
  isRecommended: z.boolean(),
})

/** What is offered for one need of the trip: one offer, or several to choose from. */
const slot = z.strictObject({
  slot: z.string(),
  /** `Flight`, `Hotel`. */
  name: z.string(),
  alternatives: z.array(alternative).min(1).readonly(),
})

/** A part of the trip that is booked already. */
const bookedPart = z.strictObject({
  title: z.string(),
  /** Null where it was attached: then its booking has the facts, which only its own page reads. */
  facts: offerFacts.nullable(),
  days: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
  /** Null where it is not known. */
  clientCents: clientCents.nullable(),
})

/** What the office says of itself, as on its papers. */
const office = z.strictObject({
  officeName: z.string(),
  legalName: z.string(),
  street: z.string(),
  city: z.string(),
  phones: z.string(),
  email: z.string(),
  taxNumber: z.string(),
  footer: z.string(),
  accent: z.string().nullable(),
})

/**
 * What a client reads of a revision of a quote, frozen when it is made. It has client prices alone: a net
 * price, a markup, a code of the booking service or the address of a form has no place in it, and any other
 * field is refused.
 */
export const quoteContent = z.strictObject({
  title: z.string(),
  /** Null where the trip had no client, or the name was erased. */
  clientName: z.string().nullable(),
  days: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
  slots: z.array(slot).readonly(),
  booked: z.array(bookedPart).readonly(),
  /** Office time at which the oldest of these prices was checked, ISO 8601 UTC. */
  pricesAt: z.string(),
  /** In which the end of its validity is written: IANA name. */
  timeZone: z.string(),
  /** How to pay. */
  payment: z.string(),
  /** What else the office says to every client. */
  words: z.string(),
  /** To this client. */
  note: z.string(),
  /** What is not as it was in the revision before, each as a sentence. */
  changes: z.array(z.string()).readonly(),
  office,
  agentName: z.string(),
})

export type QuoteContent = z.infer<typeof quoteContent>
export type QuoteSlot = z.infer<typeof slot>
export type QuoteAlternative = z.infer<typeof alternative>
