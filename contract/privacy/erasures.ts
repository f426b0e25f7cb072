import { z } from 'zod'
import { entity } from '../entity.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { instant } from '../wire.ts'

/** Most bookings of one answer. */
export const MOST_ERASURES = 500

export const erasuresOfOffice = operation({
  ...sessionCall,
  id: 'privacy.erasures',
  path: '/Privacy/Erasures',
  request: {
    params: null,
    query: null,
    body: z.object({
      Since: instant
        .describe('Only bookings in which somebody was erased at this time or later; left out, all.')
        .optional(),
    }),
  },
  response: z.object({
    Erasures: z
      .array(
        entity('Erasure', {
          Reference: z.string().describe("The gateway's reference of the booking."),
          ErasedAt: instant.describe('When somebody of it was erased last, in UTC and real time.'),
        }),
      )
      .describe(
        `Bookings of the office in which somebody was erased, the first first; ${MOST_ERASURES} at most.`,
      ),
  }),
  onFailure: { Erasures: [] },
  errors: [],
  kind: 'read',
  serverOnly: true,
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'What the service does', gaps: [] },
  standing: 'assumed',
  summary: 'Bookings in which somebody was erased',
  description:
    'For programs that keep copies of bookings: who erases a person with the service erases them there too once they have asked. More are asked for from the last ErasedAt on.',
})
