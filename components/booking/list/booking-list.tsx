'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import type { BookingListView } from '../../../lib/booking/list-view.ts'
import type { BulkVerb } from '../../../lib/booking/bulk.ts'
import { isNarrowed, readListQuery, sortOf, type ListQuery } from '../../../lib/booking/list-query.ts'
import { allFacts } from '../../../lib/kinds.ts'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { leaveField } from '../../keys/leave-field.ts'
import { useRowKeys } from '../../keys/use-row-keys.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { lateWindow } from '../../ui/late-window.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LinesMarkupNote } from '../line-price.tsx'
import { ListFilterBar } from './list-filters.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListRows } from './list-rows.tsx'
import { ListTabs } from './list-tabs.tsx'
import { type AboveList, ListWindows } from './list-windows.tsx'
import { NoBookings } from './no-lines.tsx'
import { SavedViewChips } from './saved-view-chips.tsx'
import { useBookingSelection } from './selection.ts'
import { BookingSelectionBar } from './selection-bar.tsx'
import { useExport } from './use-export.ts'
import { useListCommands } from './use-list-commands.ts'
import { useListData } from './use-list-data.ts'
import { useListUrl } from './use-list-url.ts'
import { useTypedSearch } from './use-typed-search.ts'
import { typedSoFar } from '../../../lib/typed-text.ts'

const PeekSheet = lateWindow(() => import('./peek-sheet.tsx').then((module) => module.PeekSheet))
const PLACEHOLDER = ['Name', 'reference', ...new Set(allFacts.flatMap(({ findBy }) => findBy))].join(', ')

/**
 * The office's bookings: tabs, search, filters and order in the address, row keys, a side sheet, and acts on
 * many.
 * @param drawn the view that was rendered with the page, and the query that it answers
 */
export function BookingList({ drawn }: { drawn: { view: BookingListView; search: string } }) {
  const url = useListUrl()
  const { query, replace } = url
  const data = useListData(query, drawn)
  const { view, refresh } = data
  const { lines, serverNow } = view
  const router = useRouter()
  const leave = useLeaveScreen()
  const input = useRef<HTMLInputElement>(null)
  const [above, setAbove] = useState<AboveList | null>(null)
  const selection = useBookingSelection(lines)
  const file = useExport(query)
  const { text, setText } = useTypedSearch(input, query.typed, (typed) => replace(searched(query, typed)))

  const hrefOf = (reference: string) => `/bookings/${encodeURIComponent(reference)}` as Route
  const open = (reference: string) => leave(() => router.push(hrefOf(reference)))
  const ask = (verb: BulkVerb, chosenLines: readonly BookingLine[]) =>
    setAbove({ kind: 'bulk', verb, lines: chosenLines })
  const adopt = (first: string) => setAbove({ kind: 'adopt', first })
  const rows = useRowKeys({
    ids: lines.map(({ reference }) => reference),
    onOpen: (index) => lines[index] && open(lines[index].reference),
    actions: {
      Space: { label: 'Look into the row', run: (index) => peekAt(index) },
      x: {
        label: 'Select or unselect the row',
        run: (index) => {
          const line = lines[index]
          if (line) selection.set([line], !selection.has(line.reference))
        },
      },
      t: { label: 'Ticket the row', run: (index) => lines[index] && ask('complete', [lines[index]]) },
    },
  })
  const peekAt = (index: number) => {
    const line = lines[index]
    if (!line) return
    rows.setCurrent(index)
    url.show('peek', line.reference)
  }
  useListCommands({
    find: () => input.current?.focus(),
    refresh,
    selectAll: () => selection.set(lines, !lines.every(({ reference }) => selection.has(reference))),
    hasSelection: selection.lines.length > 0,
    ticket: () => ask('complete', selection.lines),
    clear: selection.clear,
    save: () => setAbove({ kind: 'save' }),
    adopt: () => adopt(''),
    exportAll: () => file.save(null),
  })

  const peeked = lines.findIndex(({ reference }) => reference === url.peek)
  const isEmpty = view.counts.all.count === 0 && !isNarrowed(query) && !data.isOld && query.after === null
  return (
    <div className="flex flex-col gap-3 px-4 py-4 max-narrow:px-2">
      <h1 className="sr-only">Bookings</h1>
      {isEmpty ? (
        <NoBookings onAdopt={() => adopt('')} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <ListTabs query={query} counts={view.counts} onGo={url.go} />
            <div className="flex flex-1 items-end justify-end gap-2 max-narrow:w-full">
              <TextField
                ref={input}
                label="Find a booking"
                hideLabel
                type="search"
                value={text}
                placeholder={PLACEHOLDER}
                suffix={<Kbd keys="/" />}
                onChange={(event) => setText(typedSoFar(event.target.value))}
                onKeyDown={(event) => event.key === 'Escape' && leaveField()}
                className="w-full max-w-[340px] min-w-[180px] max-narrow:max-w-none"
              />
              <Button pending={file.exporting} onClick={() => file.save(null)}>
                Export
              </Button>
            </div>
          </div>
          <ListFilterBar
            query={query}
            agents={view.agents}
            today={serverNow.slice(0, 10)}
            onQueryChange={replace}
          >
            {isSavable(query) && (
              <Button variant="plain" onClick={() => setAbove({ kind: 'save' })}>
                Save this view
              </Button>
            )}
            <Button variant="plain" icon={<Icon name="plus" />} onClick={() => adopt('')}>
              Add one made elsewhere
            </Button>
          </ListFilterBar>
          <SavedViewChips
            views={view.views}
            query={query}
            onShow={({ params, typed }) => url.go(readListQuery(new URLSearchParams(params), typed))}
            onChanged={refresh}
          />
          {data.failed !== null && (
            <p role="alert" className="flex items-center gap-3 rounded-control bg-bad-soft px-4 py-2.5">
              <span>{`Couldn't load the bookings: ${data.failed}. Showing the last update.`}</span>
              <Button size="small" onClick={refresh}>
                Try again
              </Button>
            </p>
          )}
          <ListRows
            view={view}
            query={query}
            dimmed={data.isOld}
            reading={data.reading}
            rows={rows}
            selection={selection}
            hrefOf={hrefOf}
            onOpen={open}
            onQueryChange={replace}
            onAdopt={adopt}
            onRunOut={refresh}
          />
          <LinesMarkupNote lines={view.lines} />
          <ListFoot
            query={query}
            lines={lines}
            serverNow={serverNow}
            checkedAt={view.checkedAt}
            nextCursor={view.nextCursor}
            pending={data.reading}
            onRefresh={refresh}
            onGo={url.go}
          />
          <BookingSelectionBar
            selection={selection}
            exporting={file.exporting}
            onTicket={() => ask('complete', selection.lines)}
            onCancel={() => ask('release', selection.lines)}
            onExport={() => file.save(selection.lines.map(({ reference }) => reference))}
          />
          <PeekSheet
            open={peeked >= 0}
            line={lines[peeked] ?? null}
            href={hrefOf(url.peek ?? '')}
            serverNow={serverNow}
            onClose={() => url.show('peek', null)}
            onMove={(step) => peekAt(peeked + step)}
            onOpen={() => open(url.peek ?? '')}
            onAct={(verb, line) => {
              url.show('peek', null)
              ask(verb, [line])
            }}
          />
        </>
      )}
      <ListWindows
        above={above ?? (url.adopt === null ? null : { kind: 'adopt', first: url.adopt })}
        query={query}
        view={view}
        onClose={() => {
          setAbove(null)
          if (url.adopt !== null) url.show('adopt', null)
        }}
        onActed={(acted) => {
          // Rows that were not sent stay selected, for another try.
          selection.set(acted, false)
          refresh()
        }}
        onSaved={refresh}
        onAdopted={open}
      />
    </div>
  )
}

/** A search covers the whole office, so it leaves the tab of bookings that need attention. */
function searched(query: ListQuery, typed: string): ListQuery {
  const isAttention = query.tab === 'attention' && typed !== ''
  const tab = isAttention ? 'all' : query.tab
  return { ...query, tab, sort: isAttention ? sortOf(tab) : query.sort, typed, after: null }
}

function isSavable(query: ListQuery): boolean {
  return isNarrowed(query) || query.sort !== sortOf(query.tab)
}
