import type { ProductRecord } from '../../contract/activity/product.ts'

/** An activity of the catalogue with its texts. Lists are empty where nothing was supplied. */
export type Product = {
  uuid: string
  title: string
  /** `Walking tour`. */
  typeName: string
  cityName: string
  /** The cities it takes place in, each once. */
  cities: readonly string[]
  /** The address of its picture from the gateway; null where none was supplied. */
  image: string | null
  /** All its photos; at least its picture. */
  images: readonly string[]
  /** Degrees. */
  location: { latitude: number; longitude: number }
  address: string | null
  /** Null without reviews. The score is 1 to 5. */
  reviews: { score: number; count: number } | null
  /** Opening hours, `09:00`; null where not both are known. */
  hours: { from: string; to: string } | null
  languages: { guides: readonly string[]; written: readonly string[]; audio: readonly string[] }
  texts: ProductTexts
}

/** The texts of a product, line by line. */
export type ProductTexts = Readonly<
  Record<
    | 'description'
    | 'highlights'
    | 'itinerary'
    | 'included'
    | 'excluded'
    | 'goodToKnow'
    | 'warnings'
    | 'safety',
    readonly string[]
  >
>

/** Reads a product (Activity v2, Product; gap 162). */
export function productOf(record: ProductRecord): Product {
  const { businessHoursFrom: from, businessHoursTo: to } = record
  return {
    uuid: record.uuid,
    title: record.title,
    typeName: record.typeName,
    cityName: record.cityName,
    cities: [...new Set(record.locations.map(({ city }) => city))],
    image: record.image_url,
    images: record.images.length > 0 ? record.images : [record.image_url].filter((url) => url !== null),
    location: { latitude: Number(record.latitude), longitude: Number(record.longitude) },
    address: record.address,
    reviews:
      record.reviewCount === 0 ? null : { score: record.reviewAverageScore, count: record.reviewCount },
    hours: from !== null && to !== null ? { from, to } : null,
    languages: {
      guides: namesOf(record.guideLanguages),
      written: namesOf(record.writtenLanguages),
      audio: namesOf(record.audioHeadsetLanguages),
    },
    texts: {
      description: linesOf(record.description),
      highlights: linesOf(record.highlights),
      itinerary: linesOf(record.itinerary),
      included: linesOf(record.priceIncludes),
      excluded: linesOf(record.priceExcludes),
      goodToKnow: linesOf(record.additionalInfo),
      warnings: linesOf(record.warnings),
      safety: linesOf(record.safety),
    },
  }
}

function namesOf(languages: readonly { name: string }[]): string[] {
  return languages.map(({ name }) => name)
}

/** The lines of a text, without empty ones. */
export function linesOf(text: string | null): string[] {
  return (text ?? '').split('\n').flatMap((line) => line.trim() || [])
}
