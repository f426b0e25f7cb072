import { draftAbout } from '../booking/draft-about.ts'
import { passengerFormFields } from './passenger-fields.ts'

/** An unfinished passenger form as it is kept. */
export const airDraft = draftAbout.extend({ form: passengerFormFields })
