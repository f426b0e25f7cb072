import { z } from 'zod'

/** What an unfinished form says of itself. */
export const draftAbout = z.object({
  offerCode: z.string().max(256),
  /** What it is for, whatever the offer: what is done when, and by whom. A form for the same one fits another offer of it. */
  subjectKey: z.string().min(1).max(400),
})
