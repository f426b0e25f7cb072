import { catalogueLanguages, type CatalogueLanguage } from '../../../contract/activity/codes.ts'
import type { ProductContent, Texts } from '../../supply/activity/product.ts'
import { stableUuid } from '../../uuid.ts'
import { between, pick } from '../chance.ts'
import { draw, some } from './draw.ts'
import type { MadeProduct } from './products.ts'
import { filled } from './texts.ts'
import { addressOf, variantsOf } from './variants.ts'

const codes = catalogueLanguages.map(({ code }) => code)

const warnings: readonly (readonly [string, string])[] = [
  ['Water sports', 'Not for guests with heart or lung conditions.'],
  ['In the air', 'Depends on the weather. Guests over 120 kg pay for a second seat.'],
  ['Hiking', 'Sturdy shoes are required. The path is not fit for wheelchairs.'],
  ['Cycling', 'Guests must be able to ride in traffic.'],
  ['Tastings', 'Alcohol is served to adults only.'],
]

const safety: readonly (readonly [string, string])[] = [
  ['Water sports', 'Life jackets are worn on board and in the water.'],
  ['In the air', 'The pilot decides on the day whether it is safe to fly.'],
  ['Cycling', 'Helmets are provided and worn.'],
  ['Adventures on land', 'Helmets and belts are worn at all times.'],
]

/** Everything that a product's own page shows. */
export function contentOf(made: MadeProduct): ProductContent {
  const { seed, product } = made
  const { experience, city, subject, scenario, key } = seed
  const place = subject?.names.EN ?? city.names.EN
  const text = (raw: string) => filled(raw, city.names.EN, place)
  const english = (raw: string): Texts => ({ EN: text(raw) })
  const variants = variantsOf(made).map(({ variant }) => variant)
  const reviewed = scenario === null && product.soldCount > 8
  const guided = experience.type !== 'Attraction'
  const textFor = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => experience.categories.includes(mark))?.[1] ?? null
  return {
    product,
    description: english(experience.text),
    highlights: english(experience.highlights.join('\n')),
    additionalInfo: english(
      draw(key, 'info') < 0.5
        ? 'Takes place in any weather, with rare exceptions.'
        : 'Please be at the meeting point 15 minutes before the start.',
    ),
    priceIncludes: text(experience.includes.join('\n')),
    priceExcludes: text(experience.excludes.join('\n')),
    itinerary: guided ? itineraryOf(made, text) : null,
    warnings: textFor(warnings),
    safety: textFor(safety),
    lat: subject?.lat ?? city.lat,
    lon: subject?.lon ?? city.lon,
    address: addressOf(made),
    minPax: Math.min(...variants.map(({ minPax }) => minPax)),
    maxPax: Math.max(...variants.map(({ maxPax }) => maxPax ?? 0)),
    isFlatPaxPrice: false,
    reviewScore: reviewed ? between(38, 50, draw(key, 'score')) : 0,
    reviewCount: reviewed ? Math.floor(product.soldCount * (0.06 + 0.1 * draw(key, 'reviews'))) : 0,
    hotelPickup: experience.includes.some((line) => line.includes('ick-up')),
    airportPickup: experience.tags.includes('airport'),
    opensAt: guided ? null : '09:00',
    closesAt: guided ? null : pick(['17:00', '18:00', '20:00', '22:00'], draw(key, 'closes')),
    photos: product.images.map((path, at) => ({
      uuid: stableUuid(`activity-photo:${product.uuid}:${at}`),
      caption: product.titles.EN,
      path,
    })),
    guideLanguages: guided ? withEnglish(some(codes, key, 'guide', 0.3)) : [],
    writtenLanguages: withEnglish(some(codes, key, 'written', 0.4)),
    headsetLanguages: experience.tags.includes('audio guide') ? [...codes] : [],
    restrictions: restrictionsOf(made),
  }
}

function withEnglish(languages: readonly CatalogueLanguage[]): CatalogueLanguage[] {
  return ['EN', ...languages.filter((code) => code !== 'EN')]
}

function itineraryOf({ seed }: MadeProduct, text: (raw: string) => string): string {
  const stops = seed.experience.highlights.map((line, at) => `${at + 1}. ${text(line)}`)
  return [`Meet at ${addressOf({ seed } as MadeProduct)}`, ...stops, 'The tour ends where it began.'].join(
    '\n',
  )
}

/** A few products are not sold to the nationals of the country that they are in, or to them alone. */
function restrictionsOf({ seed }: MadeProduct): ProductContent['restrictions'] {
  const { scenario, city, key } = seed
  if (scenario) return { exclude: [...(scenario.exclude ?? [])], allow: [...(scenario.allow ?? [])] }
  const drawn = draw(key, 'restricted')
  if (drawn < 0.03) return { exclude: [city.countryCode], allow: [] }
  if (drawn < 0.035) return { exclude: [], allow: [city.countryCode] }
  return { exclude: [], allow: [] }
}
