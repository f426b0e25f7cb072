'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import type { BookingListView } from '../../../lib/booking/list-view.ts'
import type { BulkVerb } from '../../../lib/booking/bulk.ts'
import { isNarrowed, readListQuery, sortOf, type ListQuery } from '../../../lib/booking/list-query.ts'
import type { KindFacts } from '../../../lib/booking/kind-facts.ts'
import { bookingKinds } from '../../../lib/kinds.ts'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { leaveField } from '../../keys/leave-field.ts'
import { useRowKeys } from '../../keys/use-row-keys.ts'
import { Button } from '../../ui/button.tsx'
import { DataRow } from '../../ui/data-row.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { lateWindow } from '../../ui/late-window.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BookingRow, BookingRowHead } from './booking-row.tsx'
import { ListFilterBar } from './list-filters.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListTabs } from './list-tabs.tsx'
import { NoBookings, NoLines } from './no-lines.tsx'
import { SavedViewChips } from './saved-view-chips.tsx'
import { useSelection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useExport } from './use-export.ts'
import { useListCommands } from './use-list-commands.ts'
import { useListData } from './use-list-data.ts'
import { useListUrl } from './use-list-url.ts'
import { useSpaceKey } from './use-space-key.ts'
import { useTypedSearch } from './use-typed-search.ts'

const BulkDialog = lateWindow(() => import('../bulk/bulk-dialog.tsx').then((module) => module.BulkDialog))
const AdoptDialog = lateWindow(() => import('./adopt-dialog.tsx').then((module) => module.AdoptDialog))
const PeekSheet = lateWindow(() => import('./peek-sheet.tsx').then((module) => module.PeekSheet))
const SaveViewDialog = lateWindow(() =>
  import('./save-view-dialog.tsx').then((module) => module.SaveViewDialog),
)

const KINDS: readonly KindFacts[] = Object.values(bookingKinds)
const PLACEHOLDER = ['Name', 'reference', ...new Set(KINDS.flatMap(({ findBy }) => findBy))].join(', ')

/** What is open above the list. */
type Above =
  | { kind: 'bulk'; verb: BulkVerb; lines: readonly BookingLine[] }
  | { kind: 'save' }
  | { kind: 'adopt'; first: string }

/**
 * The office's bookings: tabs, search, filters and order in the address, row keys, a side sheet, and acts on
 * many.
 * @param drawn what the page brought, and the query that it answers
 */
export function BookingList({ drawn }: { drawn: { view: BookingListView; search: string } }) {
  const url = useListUrl()
  const { query, look } = url
  const data = useListData(query, drawn)
  const { view, refresh } = data
  const { lines, serverNow } = view
  const router = useRouter()
  const leave = useLeaveScreen()
  const input = useRef<HTMLInputElement>(null)
  const [above, setAbove] = useState<Above | null>(null)
  const selection = useSelection(lines)
  const file = useExport(query)
  const { text, setText } = useTypedSearch(input, query.typed, (typed) => look(searched(query, typed)))

  const hrefOf = (reference: string) => `/bookings/${encodeURIComponent(reference)}` as Route
  const open = (reference: string) => leave(() => router.push(hrefOf(reference)))
  const ask = (verb: BulkVerb, asked: readonly BookingLine[]) =>
    setAbove({ kind: 'bulk', verb, lines: asked })
  const rows = useRowKeys({
    ids: lines.map(({ reference }) => reference),
    onOpen: (index) => lines[index] && open(lines[index].reference),
    actions: {
      x: (index) => {
        const line = lines[index]
        if (line) selection.set([line], !selection.has(line.reference))
      },
      t: (index) => lines[index] && ask('complete', [lines[index]]),
    },
  })
  const peekAt = (index: number) => {
    const line = lines[index]
    if (!line) return
    rows.setCurrent(index)
    url.show('peek', line.reference)
  }
  useSpaceKey(() => peekAt(rows.current))
  useListCommands({
    find: () => input.current?.focus(),
    refresh,
    selectAll: () => selection.set(lines, !lines.every(({ reference }) => selection.has(reference))),
    hasSelection: selection.lines.length > 0,
    ticket: () => ask('complete', selection.lines),
    clear: selection.clear,
    save: () => setAbove({ kind: 'save' }),
    adopt: () => setAbove({ kind: 'adopt', first: '' }),
    exportAll: () => void file.save(null),
  })

  const peeked = lines.findIndex(({ reference }) => reference === url.peek)
  const isEmpty = view.counts.all.count === 0 && !isNarrowed(query) && !data.isOld && query.after === null
  const isAllSelected = lines.length > 0 && lines.every(({ reference }) => selection.has(reference))
  return (
    <div className="flex flex-col gap-3 px-4 py-4 max-narrow:px-2">
      <h1 className="sr-only">Bookings</h1>
      {isEmpty ? (
        <NoBookings onAdopt={() => setAbove({ kind: 'adopt', first: '' })} />
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
                onChange={(event) => setText(event.target.value)}
                onKeyDown={(event) => event.key === 'Escape' && leaveField()}
                className="w-full max-w-[340px] min-w-[180px] max-narrow:max-w-none"
              />
              <Button pending={file.exporting} onClick={() => void file.save(null)}>
                Export
              </Button>
            </div>
          </div>
          <ListFilterBar query={query} agents={view.agents} today={serverNow.slice(0, 10)} onLook={look}>
            {isSavable(query) && (
              <Button variant="plain" onClick={() => setAbove({ kind: 'save' })}>
                Save this view
              </Button>
            )}
            <Button
              variant="plain"
              icon={<Icon name="plus" />}
              onClick={() => setAbove({ kind: 'adopt', first: '' })}
            >
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
              Couldn't load the bookings: {data.failed}. Showing the last update.
              <Button size="small" onClick={refresh}>
                Try again
              </Button>
            </p>
          )}
          <div className="card overflow-hidden">
            <BookingRowHead checked={isAllSelected} onCheck={(checked) => selection.set(lines, checked)} />
            <div role="list" aria-label="Bookings" aria-busy={data.reading || undefined}>
              {lines.map((line, index) => (
                <DataRow
                  key={line.reference}
                  current={rows.current === index}
                  onCurrent={() => rows.setCurrent(index)}
                  dimmed={data.isOld}
                >
                  <BookingRow
                    line={line}
                    attention={view.attention[line.reference] ?? null}
                    href={hrefOf(line.reference)}
                    serverNow={serverNow}
                    selected={selection.has(line.reference)}
                    onSelect={(selected) => selection.set([line], selected)}
                    onOpen={() => open(line.reference)}
                    onRunOut={refresh}
                  />
                </DataRow>
              ))}
            </div>
            {lines.length === 0 && !data.isOld && (
              <NoLines
                query={query}
                counts={view.counts}
                onLook={look}
                onAdopt={(first) => setAbove({ kind: 'adopt', first })}
              />
            )}
          </div>
          <ListFoot
            query={query}
            serverNow={serverNow}
            checkedAt={view.checkedAt}
            nextCursor={view.nextCursor}
            pending={data.reading}
            onRefresh={refresh}
            onGo={url.go}
          />
          <SelectionBar
            selection={selection}
            exporting={file.exporting}
            onTicket={() => ask('complete', selection.lines)}
            onCancel={() => ask('release', selection.lines)}
            onExport={() => void file.save(selection.lines.map(({ reference }) => reference))}
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
      <BulkDialog
        verb={above?.kind === 'bulk' ? above.verb : 'complete'}
        lines={above?.kind === 'bulk' ? above.lines : []}
        spendableCents={view.spendableCents}
        serverNow={serverNow}
        open={above?.kind === 'bulk'}
        onOpenChange={(isOpen) => !isOpen && setAbove(null)}
        onDone={() => {
          selection.clear()
          refresh()
        }}
      />
      <SaveViewDialog
        query={query}
        open={above?.kind === 'save'}
        onOpenChange={(isOpen) => !isOpen && setAbove(null)}
        onSaved={refresh}
      />
      <AdoptDialog
        first={above?.kind === 'adopt' ? above.first : (url.adopt ?? '')}
        open={above?.kind === 'adopt' || url.adopt !== null}
        onOpenChange={(isOpen) => {
          if (isOpen) return
          setAbove(null)
          url.show('adopt', null)
        }}
        onAdopted={open}
      />
    </div>
  )
}

/** A search is over the whole office: it leaves the list of what needs attention. */
function searched(query: ListQuery, typed: string): ListQuery {
  const isAttention = query.tab === 'attention' && typed !== ''
  const tab = isAttention ? 'all' : query.tab
  return { ...query, tab, sort: isAttention ? sortOf(tab) : query.sort, typed, after: null }
}

function isSavable(query: ListQuery): boolean {
  return isNarrowed(query) || query.sort !== sortOf(query.tab)
}
