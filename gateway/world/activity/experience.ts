import type { CatalogueLanguage } from '../../../contract/activity/codes.ts'

/** Names of product types. */
export type TypeName = 'Activity' | 'Attraction' | 'Day Tour' | 'Event' | 'Package' | 'Voluntourism'

/** What a product of an experience is about; `{place}` in its titles is that. */
export type About =
  /** The whole city. */
  | 'city'
  /** A landmark of one of the kinds that the experience names. */
  | 'landmark'
  /** A quarter of the city. */
  | 'quarter'
  /** Another city, at most a day's trip away; the product belongs to both. */
  | 'trip'

/** Where an experience is offered besides that; it must hold for the city. */
export type Where = 'everywhere' | 'sea' | 'warm sea' | 'river' | 'inland' | 'asia' | 'old town' | 'big city'

/** Kinds of landmarks; landmark-kind.ts tells them by their names. */
export type LandmarkKind =
  | 'museum'
  | 'palace'
  | 'view'
  | 'worship'
  | 'square'
  | 'bridge'
  | 'market'
  | 'park'
  | 'beach'
  | 'stadium'
  | 'ruin'

/** When it starts: a list of HH:MM, or nothing where a ticket is good all day. */
export type Starts = readonly string[]

/**
 * A kind of product that is offered in many cities, with its titles in every language. A title may name
 * `{city}` and `{place}`.
 */
export type Experience = {
  /** Part of the seed of all its products: never changes. */
  id: string
  type: TypeName
  /** Names of leaves of the tree of categories. */
  categories: readonly string[]
  tags: readonly string[]
  about: About
  where: Where
  /** For `about: 'landmark'`. */
  kinds?: readonly LandmarkKind[]
  /** Only in these countries (ISO 3166-1 alpha-2). */
  countries?: readonly string[]
  /** Lowest and highest price of an adult, whole USD. */
  usd: readonly [number, number]
  minutes: number
  starts: Starts
  /** The drawing of its pictures. */
  scene: Scene
  titles: Readonly<Record<CatalogueLanguage, string>>
  /** Sentences of the description; `{city}` and `{place}` as in titles. */
  text: string
  highlights: readonly string[]
  includes: readonly string[]
  excludes: readonly string[]
}

/** What its pictures show. */
export type Scene =
  | 'street'
  | 'night'
  | 'food'
  | 'boat'
  | 'museum'
  | 'palace'
  | 'tower'
  | 'mountain'
  | 'beach'
  | 'bus'
  | 'stage'
  | 'workshop'
  | 'garden'
  | 'sky'
  | 'spa'
  | 'market'

/** The titles in the order of the contract's languages. */
export function inLanguages(
  EN: string,
  ID: string,
  JA: string,
  KO: string,
  TH: string,
  VI: string,
  ZH: string,
  AR: string,
): Experience['titles'] {
  return { EN, ID, JA, KO, TH, VI, 'ZH-HANS': ZH, AR }
}
