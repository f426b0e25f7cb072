'use client'

import { useRouter } from 'next/navigation'
import { useRef, type RefObject } from 'react'
import { bookingHref } from '../../../lib/booking/booking-href.ts'
import { MOST_AT_ONCE } from '../../../lib/booking/bulk.ts'
import { isComplete } from '../../../lib/booking/coverage.ts'
import { isNarrowed, readListQuery, type ListQuery } from '../../../lib/booking/list-query.ts'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import type { BookingListView } from '../../../lib/booking/list-view.ts'
import { useCostCentres } from '../../cost-centre/cost-centres.tsx'
import { useSaveFile } from '../../file/use-save-file.ts'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { useRowKeys } from '../../keys/use-row-keys.ts'
import { useCoverage } from '../../shell/coverage.ts'
import { usePerson } from '../../shell/admins.tsx'
import { Button } from '../../ui/button.tsx'
import { lateWindow } from '../../ui/late-window.tsx'
import { LinesMarkupNote } from '../line-price.tsx'
import { FindBooking } from './find-booking.tsx'
import { ListFilterBar } from './list-filters.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListRows } from './list-rows.tsx'
import { ListTabs } from './list-tabs.tsx'
import { ListWindows, useListWindow } from './list-windows.tsx'
import { CoverageNotice } from '../coverage-notice.tsx'
import { NoBookings } from './no-lines.tsx'
import { SavedViewChips } from './saved-view-chips.tsx'
import { BookingSelectionBar, useBookingSelection, type BookingSelection } from './selection.tsx'
import { useListCommands } from './use-list-commands.ts'
import { searchOf, useListData } from './use-list-data.ts'
import { useSelectMatching } from './use-select-matching.ts'
import { useListUrl, type ListUrl } from './use-list-url.ts'

const PeekSheet = lateWindow(() => import('./peek-sheet.tsx').then((module) => module.PeekSheet))

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
  const { lines } = view
  const input = useRef<HTMLInputElement>(null)
  const selection = useBookingSelection(lines)
  const mayWrite = usePerson()?.role !== 'viewer'
  const hasCostCentres = useCostCentres().length > 0
  const matching = useSelectMatching(query, view, selection)
  const windows = useListWindow(url)
  const file = useListFile(query)
  const open = useOpenBooking()
  const { rows, peek } = useListRows(lines, url, selection, windows)
  useListCommands({
    find: () => input.current?.focus(),
    refresh,
    selectAll: () => selection.set(lines, !lines.every(({ reference }) => selection.has(reference))),
    hasSelection: selection.lines.length > 0,
    ticket: () => windows.act('complete', selection.lines),
    ...(mayWrite && { assign: () => windows.assign(selection.lines) }),
    ...(mayWrite && hasCostCentres && { costCentre: () => windows.setCostCentre(selection.lines) }),
    clear: selection.clear,
    save: windows.saveView,
    importOne: () => windows.importOne(''),
    exportAll: () => file.save(null),
  })

  const isAllListed = isComplete(useCoverage())
  const isEmpty = view.counts.all.count === 0 && !isNarrowed(query) && !data.isOld && query.after === null
  return (
    <div className="flex flex-col gap-3 px-4 py-4 max-narrow:px-2">
      <h1 className="sr-only">Bookings</h1>
      <CoverageNotice refresh={refresh} onImport={() => windows.importOne('')} />
      {isEmpty && !isAllListed ? null : isEmpty ? (
        <NoBookings onImport={() => windows.importOne('')} />
      ) : (
        <>
          <ListHead url={url} view={view} input={input} windows={windows} file={file} onRefresh={refresh} />
          {data.failed !== null && <ReadingFailed why={data.failed} onRetry={refresh} />}
          <ListRows
            data={data}
            query={query}
            rows={rows}
            selection={selection}
            onOpen={open}
            onQueryChange={replace}
            onImport={windows.importOne}
          />
          <LinesMarkupNote lines={lines} />
          <ListFoot query={query} data={data} onGo={url.go} />
          <BookingSelectionBar
            selection={selection}
            matching={matching}
            serverNow={view.serverNow}
            onAssign={mayWrite ? () => windows.assign(selection.lines) : null}
            onCostCentre={mayWrite && hasCostCentres ? () => windows.setCostCentre(selection.lines) : null}
            onItineraries={() =>
              file.saveItineraries(selection.lines.slice(0, MOST_AT_ONCE).map(({ reference }) => reference))
            }
            exporting={file.saving}
            onTicket={() => windows.act('complete', selection.lines)}
            onCancel={() => windows.act('cancel', selection.lines)}
            onExport={() => file.save(selection.lines.map(({ reference }) => reference))}
          />
          <PeekSheet
            open={peek.line !== null}
            line={peek.line}
            serverNow={view.serverNow}
            onClose={peek.close}
            onMove={peek.move}
            onOpen={() => open(url.peek ?? '')}
            onAct={(verb, line) => {
              peek.close()
              windows.act(verb, [line])
            }}
          />
        </>
      )}
      <ListWindows
        above={windows.above}
        query={query}
        serverNow={view.serverNow}
        onClose={windows.close}
        onActed={(acted) => {
          // Rows that were not sent stay selected, for another try.
          selection.set(acted, false)
          refresh()
        }}
        onSaved={refresh}
        onImported={open}
      />
    </div>
  )
}

/** Tabs, search and file of the list; below them the filters and the saved views. */
function ListHead(props: {
  url: ListUrl
  view: BookingListView
  input: RefObject<HTMLInputElement | null>
  windows: ReturnType<typeof useListWindow>
  file: ReturnType<typeof useListFile>
  onRefresh: () => void
}) {
  const { url, view, windows, file } = props
  const { query, replace } = url
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ListTabs query={query} counts={view.counts} onGo={url.go} />
        <div className="flex flex-1 items-end justify-end gap-2 max-narrow:w-full">
          <FindBooking input={props.input} query={query} onQueryChange={replace} />
          <Button pending={file.saving} onClick={() => file.save(null)}>
            Export
          </Button>
        </div>
      </div>
      <ListFilterBar
        query={query}
        agents={view.agents}
        trip={view.trip}
        today={view.serverNow.slice(0, 10)}
        onQueryChange={replace}
        onSaveView={windows.saveView}
        onImport={() => windows.importOne('')}
      />
      <SavedViewChips
        views={view.views}
        query={query}
        onShow={({ params, typed }) => url.go(readListQuery(new URLSearchParams(params), typed))}
        onChanged={props.onRefresh}
      />
    </>
  )
}

function ReadingFailed({ why, onRetry }: { why: string; onRetry: () => void }) {
  return (
    <p role="alert" className="flex items-center gap-3 rounded-control bg-bad-soft px-4 py-2.5">
      <span>{`Couldn't load the bookings: ${why}. Showing the last update.`}</span>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}

/** Saves the list as a file: the chosen bookings, or with null all of its query; and their itineraries. */
function useListFile(query: ListQuery) {
  const { saving, save } = useSaveFile('the bookings')
  return {
    saving,
    save: (references: readonly string[] | null) =>
      save({ address: '/api/bookings/csv', send: { search: searchOf(query), references } }),
    saveItineraries: (references: readonly string[]) =>
      save({ address: '/api/bookings/itineraries', send: { references } }),
  }
}

/** Opens the page of a booking. */
function useOpenBooking(): (reference: string) => void {
  const router = useRouter()
  const leave = useLeaveScreen()
  return (reference) => leave(() => router.push(bookingHref(reference)))
}

/** The keys of the rows, and the line that the side sheet shows, which the address names. */
function useListRows(
  lines: readonly BookingLine[],
  url: ListUrl,
  selection: BookingSelection,
  { act, note }: Pick<ReturnType<typeof useListWindow>, 'act' | 'note'>,
) {
  const open = useOpenBooking()
  const mayWrite = usePerson()?.role !== 'viewer'
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
      ...(mayWrite && {
        n: { label: 'Write a note on the row', run: (index) => lines[index] && note(lines[index]) },
      }),
      t: { label: 'Ticket the row', run: (index) => lines[index] && act('complete', [lines[index]]) },
    },
  })
  const peekAt = (index: number) => {
    const line = lines[index]
    if (!line) return
    rows.setCurrent(index)
    url.show('peek', line.reference)
  }
  const peeked = lines.findIndex(({ reference }) => reference === url.peek)
  const peek = {
    line: lines[peeked] ?? null,
    close: () => url.show('peek', null),
    move: (step: 1 | -1) => peekAt(peeked + step),
  }
  return { rows, peek }
}
