import 'server-only'
import type { CountedBranch } from '../../lib/activity/catalogue-answer.ts'

/** A country or city, or a category; `parent` is the position of its parent, null at the top. */
export type Branch = { uuid: string; name: string; parent: number | null }

/** A category as config lists it (Activity v2, GET /Activity/v2/config; gap 234). */
export type ListedCategory = { uuid: string; name: string; parentUuid: string | null }

/** Branches by uuid, each added once; a parent must have been added before. */
export function branches() {
  const all: Branch[] = []
  const positions = new Map<string, number>()
  return {
    all,
    add: (uuid: string, name: string, parentUuid: string | null): number => {
      const position = positions.get(uuid)
      if (position !== undefined) return position
      positions.set(uuid, all.length)
      all.push({ uuid, name, parent: parentUuid === null ? null : (positions.get(parentUuid) ?? null) })
      return all.length - 1
    },
  }
}

/** The branches of the tree of categories, which has two levels. */
export function categoryBranches(categories: readonly ListedCategory[]) {
  const sections = branches()
  for (const { uuid, name, parentUuid } of parentsFirst(categories)) sections.add(uuid, name, parentUuid)
  return sections
}

/** The tree that screens show has two levels: deeper categories stand below the top of their branch. */
function parentsFirst(categories: readonly ListedCategory[]): ListedCategory[] {
  const above = categoriesAbove(categories)
  const flat = categories.map((category) => ({
    ...category,
    parentUuid: above(category.uuid).at(-1) ?? null,
  }))
  return [
    ...flat.filter(({ parentUuid }) => parentUuid === null),
    ...flat.filter(({ parentUuid }) => parentUuid !== null),
  ]
}

/** The uuids of the categories above one, its parent first; a circle ends where it began. */
export function categoriesAbove(categories: readonly ListedCategory[]): (uuid: string) => readonly string[] {
  const byUuid = new Map(categories.map((category) => [category.uuid, category]))
  return (uuid) => {
    const above = new Set<string>()
    for (let at = byUuid.get(uuid)?.parentUuid; at && at !== uuid && byUuid.has(at) && !above.has(at);) {
      above.add(at)
      at = byUuid.get(at)?.parentUuid
    }
    return [...above]
  }
}

/**
 * Branches with their counts, larger ones first. Branches without any product are left out unless they are
 * chosen.
 * @param counts by the positions of the branches
 */
export function countedTree(
  all: readonly Branch[],
  counts: ArrayLike<number>,
  chosen: readonly string[],
): CountedBranch[] {
  const chosenUuids = new Set(chosen)
  const tops = new Map<number, CountedBranch & { below: CountedBranch[] }>()
  for (const [at, { uuid, name, parent }] of all.entries()) {
    const counted = { uuid, name, count: counts[at] ?? 0, below: [] }
    if (parent === null) tops.set(at, counted)
    else if (counted.count > 0 || chosenUuids.has(uuid)) tops.get(parent)?.below.push(counted)
  }
  return sorted(
    [...tops.values()].filter(
      ({ uuid, count, below }) => count > 0 || chosenUuids.has(uuid) || below.length > 0,
    ),
  ).map(({ uuid, name, count, below }) => ({
    uuid,
    name,
    count,
    below: sorted(below).map((leaf) => ({ uuid: leaf.uuid, name: leaf.name, count: leaf.count })),
  }))
}

function sorted<Counted extends { name: string; count: number }>(all: readonly Counted[]): Counted[] {
  return all.toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))
}
