import { z } from 'zod'
import { publicFile } from '../families.ts'
import { operation, type OperationSpec } from '../operation.ts'

/**
 * The fields that both logo operations share: PNG 200 x 200, transparent background, cached for 24 hours, 404
 * if there is none.
 */
const logo = {
  ...publicFile,
  // Any text: an unknown code is 404, whatever its length.
  request: {
    params: z.object({
      code: z.string().describe('IATA code of the airline, in any case; an unknown one is 404.'),
    }),
    query: null,
    body: null,
  },
  response: z.never(),
  mediaType: 'image/png',
  source: { doc: 'session-gateway', section: 'Static files and images', gaps: [120] },
  standing: 'documented',
} as const satisfies Partial<OperationSpec>

export const airlineLogo = operation({
  ...logo,
  id: 'reference.airline-logo',
  path: '/logos/airline-logos/{code}',
  summary: 'Airline logo',
  description:
    'The logo of an airline on a transparent background, 200 x 200 pixels. It may be cached for 24 hours. 404 if there is none.',
})

export const airlineLogoV2 = operation({
  ...logo,
  id: 'reference.airline-logo-v2',
  path: '/logos/airline-logos-v2/{code}',
  summary: 'Airline logo, square fill crop',
  description:
    'The logo of an airline, cropped so that it fills the square of 200 x 200 pixels. It may be cached for 24 hours. 404 if there is none.',
})
