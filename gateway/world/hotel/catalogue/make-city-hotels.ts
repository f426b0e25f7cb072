import { hashPair } from '../../../hash.ts'
import type { CityGroup, CityHotels } from '../city-hotels.ts'
import { facilitiesOf, roomFacilitiesOf } from './amenities.ts'
import type { Traits } from './amenities.ts'
import { mealsOf } from './boards.ts'
import { brands } from './brands.ts'
import type { Brand } from './brands.ts'
import type { CityBasis, KnownDistrict } from './city-basis.ts'
import { cityDistricts, districtOfRows, noDistrict } from './city-districts.ts'
import { cityLandmarks, rowsNear } from './city-landmarks.ts'
import { emptyCity } from './empty-city.ts'
import type { OpenCity } from './empty-city.ts'
import { cultureOf } from './cultures/culture-of.ts'
import { chanceOf, pick, weighted } from '../../chance.ts'
import { trait } from './trait.ts'
import { hotelIdOf } from './hotel-id.ts'
import { HotelNames } from './hotel-names.ts'
import type { Point } from '../../geography/kilometres.ts'
import { landTurn, metres, pointOnLand, reachOf } from './position.ts'
import { playScenarios } from './play-scenarios.ts'
import { chained, kindOf } from './property-kind.ts'
import { propertyMix } from './property-mix.ts'
import type { PropertyMix } from './property-mix.ts'
import { reviewsOf, scoreOf, starsOf } from './ratings.ts'
import { bedsOf } from './sleeping.ts'

/** The best known rows of a city: better hotels with more reviews, found by their name alone. */
export const knownRows = 40

/** The facts that all hotels of a city share while they are made. */
type CityContext = {
  basis: CityBasis
  reach: number
  districts: readonly KnownDistrict[]
  districtOf: Uint16Array
  inside: PropertyMix
  outside: PropertyMix
  brands: readonly Brand[]
  names: HotelNames
  coastal: boolean
  /** Id of row 0; the other rows follow. */
  firstId: number
}

/**
 * The hotels of a city, a pure function of its facts: every instance makes the same rows, and the first rows
 * are the same however many are made. `rows` is at most the city's number of hotels.
 */
export function makeCityHotels(basis: CityBasis, rows: number): CityHotels {
  const context = cityContext(basis)
  const size = Math.min(rows, basis.hotels)
  const city = emptyCity(basis.placeId, size)
  for (let row = 0; row < size; row++) makeHotel(context, city, row)
  if (basis.scenarios) playScenarios(city)
  const landmarks = cityLandmarks(basis)
  return {
    ...city,
    districts: context.districts.map(({ id, name }): CityGroup => ({ id, name })),
    chains: context.brands.map(({ id, name }): CityGroup => ({ id, name })),
    landmarks,
    nearLandmark: landmarks.map((landmark) => rowsNear(landmark, city.lat, city.lon)),
  }
}

function cityContext(basis: CityBasis): CityContext {
  const culture = cultureOf(basis.countryCode)
  const districts = cityDistricts(basis, culture)
  return {
    basis,
    reach: reachOf(basis),
    districts,
    districtOf: districtOfRows(basis, districts),
    inside: propertyMix(basis, false),
    outside: propertyMix(basis, true),
    brands: brandsOf(basis),
    names: new HotelNames(basis, culture),
    coastal: basis.sea.includes(1),
    firstId: hotelIdOf(basis.placeId, 0),
  }
}

/** The chains in a city: nearly all of them in a metropolis, none in a village. */
function brandsOf(basis: CityBasis): Brand[] {
  const share = Math.min(0.95, Math.max(0, Math.log10(basis.hotels / 8) * 0.33))
  return brands.filter(
    ({ id, stars, countries }) =>
      (stars < 5 || basis.hotels > 60) &&
      (countries === null || countries.includes(basis.countryCode)) &&
      chanceOf(id, basis.placeId) < share,
  )
}

function makeHotel(context: CityContext, city: OpenCity, row: number): void {
  const { basis } = context
  const seed = hashPair(basis.placeId, row)
  const isFamous = row < knownRows && row < basis.hotels / 6
  const district = context.districtOf[row] ?? noDistrict
  const point = pointOf(context, seed, district, isFamous)
  const distance = metres(basis, point)
  const isOut = basis.population < 12_000 || distance > 1000 * Math.max(4, 0.55 * context.reach)
  const mix = isOut ? context.outside : context.inside
  const drawnType = mix.ids[weighted(mix.weights, chanceOf(seed, trait.type))] ?? 204
  const propertyType =
    row < basis.houses.length || (isFamous && chanceOf(seed, trait.type + 500) < 0.6) ? 204 : drawnType
  const written = basis.houses[row] ?? null
  const brand = written === null ? brandOf(context, seed, propertyType) : null
  const ownStars = starsOf(seed, propertyType, isFamous, basis.hotels < 60)
  const stars = brand !== null ? brand.stars : written === null ? ownStars : Math.max(4, ownStars)
  const kind = kindOf(propertyType)
  const traits: Traits = {
    stars,
    kind,
    coastal: context.coastal,
    outside: isOut,
    cold: Math.abs(basis.lat) > 46,
  }
  city.hotelId[row] = context.firstId + row
  city.name[row] = context.names.next({
    written,
    seed,
    propertyType,
    stars,
    brand: brand?.name ?? null,
    district: context.districts[district]?.name ?? null,
  })
  city.lat[row] = point.lat
  city.lon[row] = point.lon
  city.distance[row] = distance
  city.propertyType[row] = propertyType
  city.district[row] = district
  city.chain[row] = brand === null ? 0xffff : context.brands.indexOf(brand)
  city.stars[row] = stars
  city.facilities[row] = facilitiesOf(seed, traits)
  city.roomFacilities[row] = roomFacilitiesOf(seed, traits)
  city.meals[row] = mealsOf(seed, traits)
  fillRatings(city, row, seed, { hotels: basis.hotels, kind, isFamous })
  fillBeds(city, row, seed, propertyType)
}

function fillRatings(
  city: OpenCity,
  row: number,
  seed: number,
  { hotels, kind, isFamous }: { hotels: number; kind: Traits['kind']; isFamous: boolean },
): void {
  const homely = kind === 'inn' || kind === 'house' || kind === 'flat'
  const score = scoreOf(seed, city.stars[row] ?? 0, homely, isFamous)
  const reviews =
    score === 0
      ? 0
      : reviewsOf(seed, hotels, kind === 'hotel' || kind === 'resort' || kind === 'hostel', isFamous)
  city.reviewScore[row] = score
  city.reviewCount[row] = reviews
  // Popularity comes from score and reviews with a random factor; the best known hotels come first.
  const liked = (reviews + 20) * (0.3 + (score / 100) ** 2) * (0.6 + 0.8 * chanceOf(seed, trait.popularity))
  city.popularity[row] = Math.round(10 * liked) + (isFamous ? 100 * (knownRows - row) : 0)
}

function fillBeds(city: OpenCity, row: number, seed: number, propertyType: number): void {
  const { beds, bedrooms, bedTypes } = bedsOf(seed, propertyType, city.stars[row] ?? 0)
  city.beds[row] = beds
  city.bedrooms[row] = bedrooms
  city.bedTypes[row] = bedTypes
  const only =
    propertyType === 226 ? 1 : propertyType === 225 ? 0.35 : kindOf(propertyType) === 'camp' ? 0 : 0.022
  city.adultsOnly[row] = chanceOf(seed, trait.adultsOnly) < only ? 1 : 0
  city.sustainable[row] = chanceOf(seed, trait.sustainable) < 0.09 + 0.02 * (city.stars[row] ?? 0) ? 1 : 0
}

/**
 * A point near the hotel's district, or near the city's centre when it has no district; hotels are denser
 * near the middle.
 */
function pointOf(context: CityContext, seed: number, district: number, isFamous: boolean): Point {
  const { basis, reach } = context
  const at = context.districts[district]
  const far = chanceOf(seed, trait.radius)
  // Each attempt draws another direction.
  const drawn = (attempt: number) => chanceOf(seed, trait.angle + 1000 * attempt)
  if (at !== undefined) return pointOnLand(basis, at, Math.min(1.1, 0.15 + reach * 0.12) * far ** 0.8, drawn)
  const km = reach * far ** (isFamous ? 3 : 1.7)
  return pointOnLand(basis, basis, Math.max(0.04, km), (attempt) => landTurn(basis.sea, drawn(attempt)))
}

function brandOf(context: CityContext, seed: number, propertyType: number): Brand | null {
  const rule = chained[propertyType]
  const likely = Math.min(1, 0.2 + context.basis.hotels / 400)
  if (rule === undefined || chanceOf(seed, trait.chain) > rule.share * likely) return null
  const fitting = context.brands.filter(({ kind }) => kind === rule.kind)
  return fitting.length === 0 ? null : pick(fitting, chanceOf(seed, trait.chain + 500))
}
