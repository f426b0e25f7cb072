// Where photos are, and in which sizes (gaps 162, 224). zod-free.

/** Base of the photos on the site that was called: `photosUrl` of config without its origin (gap 224). */
export const PHOTOS_PATH = '/photos'

/** Widths in CSS pixels in which a photo of a hotel is served; any other is replaced by the nearest one. */
export const hotelPhotoWidths: readonly number[] = [160, 320, 640, 960, 1280]
