'use client'

import { useState, type ReactNode } from 'react'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { datesText, searchRouteText, travellersAndCabin } from './search-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'

/** The query on a phone: one line that opens the query bar in a sheet. */
export function QuerySummary({ search, children }: { search: FlightSearch; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="hidden max-narrow:block">
      <Sheet
        title="Change the search"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button
            type="button"
            data-summary=""
            className="card flex w-full items-center gap-3 px-3.5 py-2 text-left"
          >
            <span className="min-w-0 flex-1">
              <span translate="no" className="code block truncate font-medium">
                {searchRouteText(search)}
              </span>
              <span className="block truncate text-12 text-ink2">
                {`${datesText(search)} · ${travellersAndCabin(search)}`}
              </span>
            </span>
            <Icon name="search" className="text-ink3" />
          </button>
        }
      >
        {children}
      </Sheet>
    </div>
  )
}
