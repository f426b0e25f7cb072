import { draftAbout } from '../booking/draft-about.ts'
import { activityFormFields } from './booking-form-fields.ts'

/** An unfinished form of an activity as it is stored. */
export const activityDraft = draftAbout.extend({ form: activityFormFields })
