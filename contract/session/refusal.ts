import { z } from 'zod'
import { entity } from '../entity.ts'
import { failureWords, sessionFailures, transportFailures } from '../failures.ts'

const failures = { ...sessionFailures, ...transportFailures }

/** Why a call of the session family failed. */
export const sessionError = entity('Error', {
  Id: z.string().meta({ enum: Object.keys(failures), description: failureWords(failures) }),
  Message: z.string().describe('What is wrong, for people to read. The wording may change.'),
})
