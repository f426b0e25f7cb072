import type { FacetGroup } from '../../../lib/hotel/city.ts'

/** Groups shown first and open, in this order; the others follow in the order of the answer, collapsed. */
const FIRST = ['price', 'stars', 'review_score', 'meals', 'free_cancellation'] as const
/** Groups whose options are sorted from best to worst. */
const DOWNWARDS: ReadonlySet<string> = new Set(['stars', 'review_score'])

/** Below the heading `Meals` the options need not repeat `included`. */
function shortNames(group: FacetGroup): FacetGroup['options'] {
  if (group.key !== 'meals') return group.options
  return group.options.map((option) => ({ ...option, name: option.name.replace(/ included$/, '') }))
}

/** A section of the rail: one group, or all yes-or-no groups together. */
export type FacetRailSection = { key: string; title: string; open: boolean; groups: readonly FacetGroup[] }

/** All groups of an answer, and only those, in the order of the rail. */
export function railSections(facets: readonly FacetGroup[]): FacetRailSection[] {
  const flags = facets.filter(({ type }) => type === 'boolean')
  const rank = ({ key }: FacetGroup) => {
    const at = (FIRST as readonly string[]).indexOf(key)
    return at < 0 ? FIRST.length : at
  }
  const sections: FacetRailSection[] = []
  for (const group of [...facets].sort((one, other) => rank(one) - rank(other))) {
    if (group.type !== 'boolean') {
      const named = shortNames(group)
      const options = DOWNWARDS.has(group.key) ? named.toReversed() : named
      const open = rank(group) < FIRST.length
      sections.push({ key: group.key, title: group.title, open, groups: [{ ...group, options }] })
    } else if (group === flags.toSorted((one, other) => rank(one) - rank(other))[0]) {
      const ordered = flags.toSorted((one, other) => rank(one) - rank(other))
      sections.push({ key: 'conditions', title: 'Conditions', open: true, groups: ordered })
    }
  }
  return sections
}
