import { z } from 'zod'
import { catalogueLanguages } from '../../../contract/activity/codes.ts'

/** The subject of a product of an experience; `{place}` in its titles stands for it. */
const abouts = [
  /** The whole city. */
  'city',
  /** A landmark of one of the kinds that the experience names. */
  'landmark',
  /** A quarter of the city. */
  'quarter',
  /** Another city, at most a day's trip away; the product belongs to both. */
  'trip',
] as const

/** A second condition for an experience: the city must be of this kind. */
const wheres = ['everywhere', 'sea', 'warm sea', 'river', 'inland', 'asia', 'old town', 'big city'] as const
export type Where = (typeof wheres)[number]

/** Kinds of landmarks. */
export const landmarkKinds = [
  'museum',
  'palace',
  'view',
  'worship',
  'square',
  'bridge',
  'market',
  'park',
  'beach',
  'stadium',
  'ruin',
] as const
export type LandmarkKind = (typeof landmarkKinds)[number]

/** The scenes that its pictures show. */
const scenes = [
  'street',
  'night',
  'food',
  'boat',
  'museum',
  'palace',
  'tower',
  'mountain',
  'beach',
  'bus',
  'stage',
  'workshop',
  'garden',
  'sky',
  'spa',
  'market',
] as const
export type Scene = (typeof scenes)[number]

const texts = z.array(z.string().min(1)).readonly()

/**
 * A kind of product that is offered in many cities, with its titles in every language. A title may name
 * `{city}` and `{place}`.
 */
export const experienceSchema = z.strictObject({
  /** Part of the seed of all its products: never changes. */
  id: z.string().min(1),
  /** Name of a product type. */
  type: z.enum(['Activity', 'Attraction', 'Day Tour', 'Event', 'Package', 'Voluntourism']),
  /** Names of leaves of the tree of categories. */
  categories: texts,
  tags: texts,
  about: z.enum(abouts),
  where: z.enum(wheres),
  /** For `about: 'landmark'`. */
  kinds: z.array(z.enum(landmarkKinds)).readonly().optional(),
  /** Only in these countries (ISO 3166-1 alpha-2). */
  countries: texts.optional(),
  /** Lowest and highest price of an adult, whole USD. */
  usd: z.tuple([z.int(), z.int()]).readonly(),
  minutes: z.int(),
  /** When it starts: a list of HH:MM, or nothing where a ticket is good all day. */
  starts: z.array(z.iso.time({ precision: -1 })).readonly(),
  /** The drawing of its pictures. */
  scene: z.enum(scenes),
  titles: z.record(z.enum(catalogueLanguages.map(({ code }) => code)), z.string().min(1)).readonly(),
  /** Sentences of the description; `{city}` and `{place}` as in titles. */
  text: z.string().min(1),
  highlights: texts,
  includes: texts,
  excludes: texts,
})

export type Experience = z.output<typeof experienceSchema>
