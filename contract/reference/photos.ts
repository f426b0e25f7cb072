import { z } from 'zod'
import { operation } from '../operation.ts'
import { wireInt } from '../wire.ts'

/**
 * A photo of a hotel, as its address stands in the `images` of hotel answers. An SVG of ours, three quarters as high as wide,
 * cached 24 hours and revalidated by its tag; 404 if there is none. The documents give image addresses without saying
 * where they lead.
 */
export const hotelPhoto = operation({
  id: 'reference.hotel-photo',
  method: 'GET',
  path: '/photos/hotels/{hotelId}/{n}',
  aliases: [],
  family: 'session',
  auth: 'none',
  permission: null,
  scope: null,
  request: {
    // Any text: a photo that is none is 404.
    params: z.object({ hotelId: z.string(), n: z.string() }),
    // Wanted width in CSS pixels; the nearest of 160, 320, 640, 960 and 1280 is given.
    query: z.object({ w: wireInt(1, 4096).optional() }),
    body: null,
  },
  response: z.never(),
  answer: 'file',
  onFailure: null,
  events: null,
  errors: [],
  kind: 'read',
  retry: 'idempotent',
  source: { doc: 'session-gateway', section: 'Static files and images', gaps: [] },
  standing: 'assumed',
  summary: 'Photo of a hotel',
  examples: [],
})
