import { z } from 'zod'

/** The fields that every draft stores besides the form. */
export const draftAbout = z.object({
  offerCode: z.string().max(256),
  /**
   * The subject of the form, independent of the offer: the service, its dates, and the party. A draft fits
   * other offers with the same key.
   */
  subjectKey: z.string().min(1).max(400),
  /** The name of the subject where the key has only codes: the name of a hotel. */
  title: z.string().max(200).optional(),
})
