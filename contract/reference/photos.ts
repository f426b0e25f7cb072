import { z } from 'zod'
import { publicFile } from '../families.ts'
import { operation } from '../operation.ts'
import { wireChoice, wireInt } from '../wire.ts'
import { photoSizes } from '../activity/codes.ts'
import { hotelPhotoWidths, PHOTOS_PATH } from './photo-sizes.ts'

export const hotelPhoto = operation({
  ...publicFile,
  id: 'reference.hotel-photo',
  path: `${PHOTOS_PATH}/hotels/{hotelId}/{n}`,
  request: {
    // Any text: an unknown photo is 404.
    params: z.object({
      hotelId: z.string().describe('Number of the hotel; an unknown one is 404.'),
      n: z.string().describe('Number of the photo, from 1 on; an unknown one is 404.'),
    }),
    query: z.object({
      w: wireInt(1, 4096)
        .describe(
          `Width that is wanted, in CSS pixels; the nearest of ${hotelPhotoWidths.join(', ')} is sent.`,
        )
        .optional(),
    }),
    body: null,
  },
  response: z.never(),
  mediaType: 'image/*',
  source: { doc: 'session-gateway', section: 'Static files and images', gaps: [224] },
  standing: 'assumed',
  summary: 'Photo of a hotel, of the type that its supplier gives; the simulated one gives SVG',
  description:
    'A photo of a hotel, at the address given in the `images` of hotel answers, below `photosUrl` of config. Three quarters as high as wide, cached for 24 hours and revalidated by its tag; 404 if there is none. The documents have image addresses but do not describe the files. A file is not an operation, so `GATEWAY_ASSUMED=off` does not concern it.',
})

export const activityPhoto = operation({
  ...publicFile,
  id: 'reference.activity-photo',
  path: `${PHOTOS_PATH}/activities/{uuid}/{n}`,
  request: {
    // Any text: an unknown photo is 404.
    params: z.object({
      uuid: z.string().describe('Id of the product; an unknown one is 404.'),
      n: z.string().describe('Number of the photo, from 1 on; an unknown one is 404.'),
    }),
    query: z.object({
      size: wireChoice(photoSizes, {})
        .describe('Size that the photo fills, width x height in pixels; `original` is the largest.')
        .default('680x325'),
    }),
    body: null,
  },
  response: z.never(),
  mediaType: 'image/*',
  source: { doc: 'activity-v2', section: 'Product (full)', gaps: [162, 224] },
  standing: 'assumed',
  summary: 'Photo of an activity, of the type that its supplier gives; the simulated one gives SVG',
  description:
    'A photo of an activity, at the addresses of its `image_url`, `images` and `photos`. It fills the size that is asked for; without one it is 680 x 325.',
})
