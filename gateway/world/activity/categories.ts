import { stableUuid } from '../../uuid.ts'
import type { Category, Term } from '../../supply/activity/product.ts'
import type { Experience } from './experience.ts'

/** Types of product (Realism facts). */
const typeNames = ['Activity', 'Attraction', 'Day Tour', 'Event', 'Package', 'Voluntourism'] as const

/** The tree of categories: a parent and its children (Realism facts; gap 234). */
const tree: readonly (readonly [string, readonly string[]])[] = [
  ['Culture', ['Walking tours', 'Museums and monuments', 'History', 'Art', 'Workshops', 'Traditions']],
  ['Eat & Drink', ['Food tours', 'Cooking classes', 'Tastings', 'Dinners']],
  ['Adventure', ['Cycling', 'Hiking', 'Water sports', 'Adventures on land', 'In the air']],
  ['Nature', ['Day trips', 'Short trips', 'Parks and gardens', 'Wildlife', 'Cruises']],
  ['Family Fun', ['Theme parks', 'Zoos and aquariums', 'Observation decks', 'Family walks', 'Games']],
  ['Events', ['Shows', 'Concerts', 'Sports']],
  [
    'Transport',
    ['Airport transfers', 'Rail and bus passes', 'Hop-on hop-off', 'City tours on wheels', 'City passes'],
  ],
  ['Shopping', ['Shopping tours', 'Markets']],
  ['Wellness', ['Spas', 'Yoga and meditation']],
  ['Once-in-a-lifetime', ['Private tours', 'Private experiences', 'Night tours', 'Volunteering']],
]

/** The category of the scenario products; it exists in the sandbox only. */
export const sandboxCategory = 'Sandbox Experiences'

const category = (name: string, parentUuid: string | null): Category => ({
  uuid: stableUuid(`activity-category:${name}`),
  name,
  parentUuid,
  sandboxOnly: name === sandboxCategory,
})

/** Every category; a parent comes before its children. */
export const categories: readonly Category[] = [
  ...tree.flatMap(([name, below]) => {
    const parent = category(name, null)
    return [parent, ...below.map((leaf) => category(leaf, parent.uuid))]
  }),
  category(sandboxCategory, null),
]

const byName = new Map(categories.map((each) => [each.name, each]))

/** @throws Error for a name that is not in the tree, which only a mistake in the facts can cause. */
export function categoryOf(name: string): Category {
  const match = byName.get(name)
  if (!match) throw new Error(`No category "${name}"`)
  return match
}

/** Every type of product. */
export const types: readonly Term[] = typeNames.map((name) => ({
  uuid: stableUuid(`activity-type:${name}`),
  name,
}))

const typeByName = new Map(types.map((type) => [type.name, type]))

/** The type of this name. */
export function typeOf(name: Experience['type']): Term {
  return typeByName.get(name)!
}
