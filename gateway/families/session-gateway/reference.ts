import { ok } from '../../domain/outcome.ts'
import { encodingOf } from '../../http/compress.ts'
import type { PublicFile, Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { HotelSupply } from '../../supply/hotel/port.ts'
import type { LogoStyle, ReferenceSupply } from '../../supply/reference/port.ts'
import { referenceFile, type ReferenceFileName } from './reference-files.ts'

type ReferenceIds =
  | 'reference.countries'
  | 'reference.cities'
  | 'reference.airports'
  | 'reference.airlines'
  | 'reference.airline-logo'
  | 'reference.airline-logo-v2'
  | 'reference.hotel-photo'
  | 'reference.activity-photo'

const FILE_AGE_SECONDS = 3600
const PHOTO_AGE_SECONDS = 86_400
const LOGO_AGE_SECONDS = 86_400

/** A reference file in the best encoding that the caller accepts; each encoding has its own tag. */
function file(reference: ReferenceSupply, name: ReferenceFileName, accepts: string): PublicFile {
  const { etag, bytes } = referenceFile(reference, name)
  const encoding = encodingOf(accepts)
  return {
    bytes: encoding ? bytes[encoding] : bytes.identity,
    contentType: null,
    etag: encoding ? etag.replace(/"$/, `-${encoding}"`) : etag,
    maxAgeSeconds: FILE_AGE_SECONDS,
    encoding,
  }
}

function logo(bytes: Uint8Array | null): PublicFile | null {
  return bytes && { bytes, contentType: null, etag: null, maxAgeSeconds: LOGO_AGE_SECONDS, encoding: null }
}

/** A photo with its tag for revalidation; null for an unknown hotel or photo number. */
async function photo(
  hotels: HotelSupply,
  hotelId: string,
  n: string,
  width: number | undefined,
): Promise<PublicFile | null> {
  if (!/^\d{1,15}$/.test(hotelId) || !/^\d{1,3}$/.test(n)) return null
  const image = await hotels.photo(Number(hotelId), Number(n), width ?? null)
  return image && { ...image, maxAgeSeconds: PHOTO_AGE_SECONDS, encoding: null }
}

/** Static files and images (Session gateway; gaps 119, 120). */
export function referenceHandlers({ activities, hotels, reference }: Services): Pick<Handlers, ReferenceIds> {
  const serve = (name: ReferenceFileName) => (call: { accepts: string }) =>
    Promise.resolve(ok(file(reference, name, call.accepts)))
  const serveLogo = (style: LogoStyle) => (call: { request: { params: { code: string } } }) =>
    Promise.resolve(ok(logo(reference.airlineLogo(call.request.params.code, style))))
  return {
    'reference.countries': serve('countries.json'),
    'reference.cities': serve('cities.json'),
    'reference.airports': serve('airports.json'),
    'reference.airlines': serve('airlines.json'),
    'reference.airline-logo': serveLogo('v1'),
    'reference.airline-logo-v2': serveLogo('v2'),
    'reference.hotel-photo': async ({ request }) =>
      ok(await photo(hotels, request.params.hotelId, request.params.n, request.query.w)),
    'reference.activity-photo': async ({ request }) => {
      const { uuid, n } = request.params
      const image = /^\d{1,3}$/.test(n) ? await activities.photo(uuid, Number(n), request.query.size) : null
      return ok(image && { ...image, maxAgeSeconds: PHOTO_AGE_SECONDS, encoding: null })
    },
  }
}
