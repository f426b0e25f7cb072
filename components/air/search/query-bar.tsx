'use client'

import { MAX_LEGS } from '../../../contract/air/codes.ts'
import type { FlightSearch, TripKind } from '../../../lib/air/flight-search.ts'
import { SearchForm, SubmitCell } from '../../search/search-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { QueryLeg } from './query-leg.tsx'
import type { SearchDraft } from './search-draft.ts'
import { TravellersField } from './travellers-field.tsx'
import { useSearchDraft } from './use-search-draft.ts'

const TRIPS: readonly { value: TripKind; label: string }[] = [
  { value: 'return', label: 'Return' },
  { value: 'oneway', label: 'One-way' },
  { value: 'multi', label: 'Multi-city' },
]

/**
 * The query as one bar: trip, places, days, travellers, Search.
 * @param initial its first content; give a new `key` to start over
 * @param serverNow office time at rendering, ISO 8601 UTC
 */
export function QueryBar(props: {
  initial: SearchDraft
  serverNow: string
  onSearch: (search: FlightSearch) => void
  /** Whether the person may see the price calendar. */
  mayPrice: boolean
  className?: string
}) {
  const bar = useSearchDraft(props.initial, props.serverNow, props.onSearch)
  const { draft, errors } = bar
  const multi = draft.trip === 'multi'
  const legs = <Legs bar={bar} showsPrices={props.mayPrice && !multi} />
  return (
    <SearchForm
      label="Flights"
      errors={errors}
      onSubmit={bar.submit}
      onKeyDown={bar.swapOnKey}
      className={`flex-col ${props.className ?? ''}`}
    >
      <div className="flex items-stretch divide-x max-[1340px]:flex-wrap max-narrow:flex-col max-narrow:divide-x-0 max-narrow:divide-y">
        <Select
          look="cell"
          label="Trip"
          className="w-[118px] shrink-0 max-narrow:w-full"
          options={TRIPS}
          value={draft.trip}
          onValueChange={bar.changeTrip}
        />
        {multi ? <span className="min-w-0 flex-1 max-narrow:hidden" /> : legs}
        <TravellersField
          draft={draft}
          error={errors.travellers}
          onChange={bar.change}
          className={multi ? '' : 'narrow:max-[1340px]:border-t'}
        />
        <SubmitCell className={!multi && 'narrow:max-[1340px]:border-t'} />
      </div>
      {multi && (
        <div className="flex flex-col divide-y border-t">
          {legs}
          {draft.legs.length < MAX_LEGS && (
            <span className="px-2 py-1.5">
              <Button variant="plain" size="small" onClick={bar.addLeg}>
                Add a leg
              </Button>
            </span>
          )}
        </div>
      )}
    </SearchForm>
  )
}

/** The fields of each leg. */
function Legs({ bar, showsPrices }: { bar: ReturnType<typeof useSearchDraft>; showsPrices: boolean }) {
  const { draft, errors } = bar
  const removable = draft.trip === 'multi' && draft.legs.length > 1
  return draft.legs.map((leg, index) => (
    <QueryLeg
      key={bar.legIds[index]}
      index={index}
      leg={leg}
      back={draft.trip === 'return' ? draft.returnDate : undefined}
      previous={draft.legs[index - 1]?.date ?? null}
      today={bar.today}
      first={bar.firstOf(index)}
      errors={errors}
      showsPrices={showsPrices}
      placeOf={bar.placeOf}
      onLegChange={(part) => bar.changeLeg(index, part)}
      onBackChange={(returnDate) => bar.change({ returnDate })}
      {...(removable ? { onRemove: () => bar.removeLeg(index) } : {})}
    />
  ))
}
