import { z } from 'zod'

/** What every draft stores besides the form. */
export const draftAbout = z.object({
  offerCode: z.string().max(256),
  /**
   * What the form is for, independent of the offer: what is booked, when, and for whom. A draft fits other
   * offers with the same key.
   */
  subjectKey: z.string().min(1).max(400),
  /** What it is called where the subject has only codes: the name of a hotel. */
  title: z.string().max(200).optional(),
})
