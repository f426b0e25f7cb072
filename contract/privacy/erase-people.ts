import { z } from 'zod'
import { uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { wireInt } from '../wire.ts'

/** More people are in no booking. */
const MOST_PEOPLE = 1000

export const erasePeopleOfBooking = operation({
  ...sessionCall,
  id: 'privacy.erase-people',
  path: '/Privacy/ErasePeople',
  permission: 'people_erase',
  request: {
    params: null,
    query: null,
    body: z.object({
      UniqueId: uniqueId.describe(
        "The gateway's reference of the booking, of any kind; an activity also by its uuid.",
      ),
      Positions: z
        .array(wireInt(0, MOST_PEOPLE))
        .min(1)
        .max(MOST_PEOPLE)
        .describe(
          'People to erase: 0 is the contact, then the travellers in the order of the record. Left out, everybody.',
        )
        .optional(),
    }),
  },
  response: z.object({
    UniqueId: z.string().describe('The reference as it was sent.'),
    Erased: z.array(z.int()).describe('Positions that this call erased.'),
  }),
  onFailure: { UniqueId: null, Erased: [] },
  booking: { asked: 'UniqueId', answered: null },
  errors: ['Err0103003', 'Err0106001'],
  kind: 'commit',
  retry: 'never',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'What the service does', gaps: [] },
  standing: 'assumed',
  summary: 'Erase people of a booking; admins only',
  description:
    'Erases people of a booking of any kind for good: who they are, not what was booked. Money, state and documents stay. Position 0 is the contact, then come the travellers in the order of the record; without positions everybody is erased. Erasing somebody again changes nothing; but no program repeats a commit by itself.',
})
