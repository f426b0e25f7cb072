'use client'

import { memo } from 'react'
import type { Match } from '../results/filters.ts'
import type { ShownRow } from '../results/shown-rows.ts'
import type { ListLayout } from './list-layout.ts'
import { ResultRow } from './result-row.tsx'
import type { Selection } from './selection.ts'

/** What of a list concerns one of its rows. */
export type ResultItemProps = {
  number: number
  row: ShownRow
  match: Match
  askedCabin: number
  layout: ListLayout
  airlineNames: ReadonlyMap<string, string>
  stale: boolean
  /** The chosen fare of this row; null where another row or none is current. */
  selectedFareId: string | null
  tabStop: boolean
  onSelect: (selection: Selection) => void
  onOpen: (selection: Selection) => void
}

/** One row of a list, drawn again only when something of its own has changed: the list is told of every batch that arrives. */
export const ResultItem = memo(function ResultItem(props: ResultItemProps) {
  const { row, match, selectedFareId, onSelect, onOpen } = props
  const fares = row.fareIds.flatMap((id) => match.fares.find((fare) => fare.id === id) ?? [])
  const openedFareId = selectedFareId ?? row.fareIds[0]
  return (
    <ResultRow
      number={props.number}
      flight={match.flight}
      fares={fares}
      more={match.fares.length - fares.length}
      askedCabin={props.askedCabin}
      layout={props.layout}
      airlineNames={props.airlineNames}
      stale={props.stale}
      current={selectedFareId !== null}
      selectedFare={fares.findIndex((fare) => fare.id === selectedFareId)}
      tabStop={props.tabStop}
      onSelect={(fareId) => onSelect({ key: row.key, fareId })}
      onOpen={() => openedFareId && onOpen({ key: row.key, fareId: openedFareId })}
    />
  )
})
