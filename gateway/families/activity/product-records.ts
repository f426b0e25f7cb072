import {
  catalogueLanguages as languageList,
  photoSizes,
  type CatalogueLanguage,
} from '../../../contract/activity/codes.ts'
import type { ProductRecord, ProductSummary } from '../../../contract/activity/product.ts'
import { PHOTOS_PATH } from '../../../contract/reference/photo-sizes.ts'
import { singaporeWallTime } from '../../clock.ts'
import type { CatalogueProduct, ProductContent, Texts } from '../../supply/activity/product.ts'
import { languageUuid } from '../../domain/activity/language-of.ts'
import { productLinks } from './links.ts'

/** A text in a language; null where the caller asked for none or the supplier has none (gap 187). */
export function translated(texts: Texts | null, language: CatalogueLanguage | null): string | null {
  return (language && texts?.[language]) ?? null
}

/** A language of the catalogue as records show it. */
export function languageRecord(code: CatalogueLanguage) {
  const name = languageList.find((language) => language.code === code)?.name ?? code
  return { name, code, uuid: languageUuid(code) }
}

/** Whole cents as a number of dollars. */
export function dollars(cents: number): number {
  return cents / 100
}

/** The addresses of a product's pictures on the site that was called. */
export function imagesOf({ images }: CatalogueProduct, origin: string): string[] {
  return images.map((path) => `${origin}${PHOTOS_PATH}${path}`)
}

/** A row of the list of products (Activity v2, Product summary). */
export function summaryOf(
  product: CatalogueProduct,
  origin: string,
  language: CatalogueLanguage | null,
): ProductSummary {
  const images = imagesOf(product, origin)
  return {
    uuid: product.uuid,
    updatedAt: singaporeWallTime(product.updatedAt),
    title: product.titles.EN,
    titleTranslated: translated(product.titles, language),
    validFrom: product.validFrom,
    validThrough: product.validThrough,
    basePrice: dollars(product.fromCents),
    typeName: product.type.name,
    typeUuid: product.type.uuid,
    cityName: product.cities[0]?.name ?? '',
    links: productLinks(origin, product.uuid),
    image_url: images[0] ?? null,
    images,
    sold_count: product.soldCount,
  }
}

/** A product with all its fields (Activity v2, Product; gap 162). */
export function productRecord(
  content: ProductContent,
  origin: string,
  language: CatalogueLanguage | null,
): ProductRecord {
  const { product } = content
  // Only rows of lists have the number sold.
  const { sold_count: _, ...summary } = summaryOf(product, origin, language)
  return {
    ...summary,
    description: content.description.EN,
    descriptionTranslated: translated(content.description, language),
    highlights: content.highlights.EN,
    highlightsTranslated: translated(content.highlights, language),
    additionalInfo: content.additionalInfo?.EN ?? null,
    additionalInfoTranslated: translated(content.additionalInfo, language),
    priceIncludes: content.priceIncludes,
    priceExcludes: content.priceExcludes,
    itinerary: content.itinerary,
    warnings: content.warnings,
    safety: content.safety,
    latitude: content.lat.toFixed(6),
    longitude: content.lon.toFixed(6),
    address: content.address,
    minPax: content.minPax,
    maxPax: content.maxPax,
    isFlatPaxPrice: content.isFlatPaxPrice,
    reviewCount: content.reviewCount,
    reviewAverageScore: content.reviewScore / 10,
    hotelPickup: content.hotelPickup,
    airportPickup: content.airportPickup,
    businessHoursFrom: content.opensAt,
    businessHoursTo: content.closesAt,
    currency: { code: 'USD', symbol: '$' },
    categories: product.categories.map(({ name, uuid }) => ({ name, uuid })),
    locations: product.cities.map(({ uuid, name, country, state }) => ({
      city: name,
      cityUuid: uuid,
      state: state?.name ?? null,
      stateUuid: state?.uuid ?? null,
      country: country.name,
      countryUuid: country.uuid,
    })),
    photos: content.photos.map(({ uuid, caption, path }) => ({
      uuid,
      caption,
      paths: photoPaths(`${origin}${PHOTOS_PATH}${path}`),
    })),
    guideLanguages: content.guideLanguages.map(languageRecord),
    writtenLanguages: content.writtenLanguages.map(languageRecord),
    audioHeadsetLanguages: content.headsetLanguages.map(languageRecord),
  }
}

/** The address of a photo in every size. */
function photoPaths(base: string): ProductRecord['photos'][number]['paths'] {
  return Object.fromEntries(photoSizes.map((size) => [size, `${base}?size=${size}`])) as never
}
