'use client'

import { useState } from 'react'
import type { TripTraveller } from '../../lib/trip/trip-traveller.ts'
import { useCommands } from '../shell/commands.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { PersonName } from '../ui/person-name.tsx'
import type { TripActs } from './use-trip-acts.ts'

const TripTravellersDialog = lateWindow(() =>
  import('./trip-travellers-dialog.tsx').then((module) => module.TripTravellersDialog),
)

/** Who travels, in order, with what their passports lack, and the button that chooses them. */
export function TripTravellers(props: {
  travellers: readonly TripTraveller[]
  acts: TripActs
  changeBar: string | null
}) {
  const { travellers, acts, changeBar } = props
  const [choosing, setChoosing] = useState(false)
  useCommands([
    {
      id: 'trip-travellers',
      label: 'Choose the travellers of the trip',
      group: 'This trip',
      keys: 'w',
      words: 'who',
      when: () => changeBar === null,
      run: () => setChoosing(true),
    },
  ])
  return (
    <div className="border-t px-4 py-2.5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-12 text-ink2">Travellers</h3>
        <BlockableButton
          size="small"
          keys="w"
          disabledReason={changeBar ?? undefined}
          onClick={() => setChoosing(true)}
        >
          <span>{travellers.length === 0 ? 'Choose' : 'Change'}</span>
          <span className="sr-only"> travellers</span>
        </BlockableButton>
      </div>
      {travellers.length === 0 ? (
        <p className="text-ink2">Nobody chosen yet.</p>
      ) : (
        <ol aria-label="Travellers" className="flex flex-col gap-1.5 pt-1.5">
          {travellers.map((each) => (
            <TravellerRow key={each.id} traveller={each} />
          ))}
        </ol>
      )}
      <TripTravellersDialog travellers={travellers} acts={acts} open={choosing} onOpenChange={setChoosing} />
    </div>
  )
}

function TravellerRow({ traveller: { name, age, type, passport } }: { traveller: TripTraveller }) {
  return (
    <li className="flex items-baseline justify-between gap-3">
      <span className="min-w-0">
        <PersonName text={name} className="wrap-anywhere" />
        {type !== 'adult' && <span className="figures">{`, ${age === 0 ? 'under 1' : String(age)}`}</span>}
      </span>
      {passport === null ? (
        <span className="shrink-0 text-bad">passport missing</span>
      ) : (
        <span translate="no" className="code shrink-0 text-ink2">
          {passport}
        </span>
      )}
    </li>
  )
}
