import { draftAbout } from '../booking/draft-about.ts'
import { guestFormFields } from './guest-fields.ts'

/** An unfinished guest form as it is stored. */
export const hotelDraft = draftAbout.extend({ form: guestFormFields })
