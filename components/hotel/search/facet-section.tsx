'use client'

import { memo, useState } from 'react'
import type { FacetGroup } from '../../../lib/hotel/city.ts'
import { facetName } from './filter-chips.ts'
import type { FacetRailSection } from './rail-sections.ts'
import type { HotelFilters } from '../../../lib/hotel/city-view.ts'
import { finder } from '../../../text/text-forms.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RailSection } from '../../ui/rail-section.tsx'
import type { ClientCents, NetCents } from '../../../lib/money.ts'

/**
 * A group with more options than this has a text filter, and shows its first options and the selected ones.
 */
const SEARCHED_FROM = 25
const SHOWN_AT_FIRST = 10
const MOST_FOUND = 40

type Choice = { key: string; value: string; name: string; count: number }

type SectionProps = {
  section: FacetRailSection
  /** The price per night that is shown for a net one. */
  shownOf: (netCents: NetCents) => ClientCents
  filters: HotelFilters
  onToggle: (key: string, value: string, on: boolean) => void
}

/**
 * One section of the rail: a heading that opens and closes it, and its options with their current counts.
 * Memoised, so that a choice in another section does not render it.
 */
export const FacetSection = memo(FacetSectionNow, (before, after) => {
  const isSame =
    before.section === after.section && before.onToggle === after.onToggle && before.shownOf === after.shownOf
  return isSame && after.section.groups.every(({ key }) => before.filters[key] === after.filters[key])
})

const NONE: readonly string[] = []

function FacetSectionNow(props: SectionProps) {
  const { section, filters } = props
  const chosen = (key: string) => filters[key] ?? NONE
  const choices = section.groups.flatMap((group) => choicesOf(group, props.shownOf))
  const count = choices.filter(({ key, value }) => chosen(key).includes(value)).length
  return (
    <RailSection title={section.title} chosenCount={count} openAtFirst={section.open}>
      <Choices title={section.title} choices={choices} chosen={chosen} onToggle={props.onToggle} />
    </RailSection>
  )
}

function Choices(props: {
  title: string
  choices: readonly Choice[]
  chosen: (key: string) => readonly string[]
  onToggle: (key: string, value: string, on: boolean) => void
}) {
  const { choices, chosen } = props
  const [typed, setTyped] = useState('')
  const searched = choices.length >= SEARCHED_FROM
  const shown = searched ? foundIn(choices, chosen, typed) : choices
  return (
    <div className="flex flex-col">
      {searched && (
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return
            event.stopPropagation()
            setTyped('')
          }}
          aria-label={`Find in ${props.title}`}
          placeholder={`Find in ${choices.length}`}
          spellCheck={false}
          autoComplete="off"
          className="mb-1 h-7 w-full min-w-0 rounded-control border border-line2 bg-panel px-2 text-12 pointer-coarse:h-10"
        />
      )}
      {shown.map(({ key, value, name, count }) => (
        <Checkbox
          key={`${key} ${value}`}
          checked={chosen(key).includes(value)}
          count={count}
          onChange={(event) => props.onToggle(key, value, event.target.checked)}
        >
          {name}
        </Checkbox>
      ))}
      {shown.length === 0 && <p className="text-12 text-ink3">No matches.</p>}
      {searched && typed === '' && shown.length < choices.length && (
        <p className="figures text-12 text-ink3">{`${choices.length - shown.length} more; type to search`}</p>
      )}
    </div>
  )
}

function foundIn(
  choices: readonly Choice[],
  chosen: (key: string) => readonly string[],
  typed: string,
): Choice[] {
  if (typed.trim() !== '') {
    const isFound = finder(typed)
    return choices.filter(({ name }) => isFound(name)).slice(0, MOST_FOUND)
  }
  return choices.filter(({ key, value }, index) => index < SHOWN_AT_FIRST || chosen(key).includes(value))
}

function choicesOf(group: FacetGroup, shownOf: SectionProps['shownOf']): Choice[] {
  return group.options.map((option) => ({ ...option, name: facetName(option.name, shownOf), key: group.key }))
}
