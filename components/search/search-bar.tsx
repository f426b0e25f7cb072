'use client'

import { useState, type ReactElement } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { SearchWords } from './recent-searches.ts'
import { SearchLines } from './search-lines.tsx'

/** Draws the form of a search. `close` is called when a search is asked for. */
export type DrawForm = (form: { className: string; close: () => void }) => ReactElement

/** The form of a search; on a phone one line with the search in words, which opens the form in a sheet. */
export function SearchBar(props: {
  words: SearchWords
  inCodes?: boolean | undefined
  /** Something below the bar is to be answered first: the sheet makes way until then. */
  covered?: boolean
  form: DrawForm
}) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      {props.form({ className: 'max-narrow:hidden', close })}
      <div className="hidden max-narrow:block">
        <Sheet
          title="Change the search"
          open={open && props.covered !== true}
          onOpenChange={setOpen}
          trigger={
            <button
              type="button"
              data-summary=""
              className="card flex w-full items-center gap-3 px-3.5 py-2 text-left"
            >
              <SearchLines words={props.words} inCodes={props.inCodes} />
              <Icon name="search" className="text-ink3" />
            </button>
          }
        >
          {props.form({ className: 'border-0 shadow-none', close })}
        </Sheet>
      </div>
    </>
  )
}
