import { draftAbout } from '../booking/draft-about.ts'
import { passengerFormFields } from './passenger-fields.ts'

/** An unfinished passenger form as it is stored. */
export const airDraft = draftAbout.extend({ form: passengerFormFields })
