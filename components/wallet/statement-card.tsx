'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useTransition } from 'react'
import { serviceOptions } from '../../lib/kinds.ts'
import { plural } from '../../lib/plural.ts'
import {
  isReferenceText,
  MOST_PDF_ROWS,
  statementFileHref,
  walletHref,
  type StatementQuery,
} from '../../lib/wallet/statement-query.ts'
import type { StatementView } from '../../lib/wallet/wallet-view.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { sealFindText } from '../../server/wallet/actions.ts'
import { useSaveFile } from '../file/use-save-file.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { useCommands } from '../shell/commands.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { CompactSelect } from '../ui/compact-select.tsx'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toast.ts'
import { PageTurner } from '../ui/page-turner.tsx'
import { DateFilter, FindField, KindFilter } from './statement-filters.tsx'
import { StatementOriginNotice } from './statement-origin.tsx'
import { StatementTable } from './statement-table.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'

const PER_PAGE = 50

/** The statement: filters in the address, sums over all pages, files, and a page of movements. */
export function StatementCard({ view, serverNow }: { view: StatementView; serverNow: string }) {
  const router = useRouter()
  const [turning, start] = useTransition()
  const search = useRef<HTMLInputElement>(null)
  const { query } = view
  // The query that was asked for last: its page arrives later, and the next filter is added to it.
  const latestQuery = useRef(query)
  useEffect(() => {
    latestQuery.current = query
  }, [query])
  const go = (changes: Partial<StatementQuery>) => {
    latestQuery.current = { ...latestQuery.current, page: 1, entry: null, ...changes }
    start(() => router.push(walletHref(latestQuery.current) as Route))
  }
  const find = (text: string) => start(() => findIn(text, go))
  const isNarrowed = walletHref({ ...query, page: 1, entry: null }) !== '/wallet'
  const tooLong = view.shownCount > MOST_PDF_ROWS
  const { saving, save } = useSaveFile('the statement')
  const saveAs = useCallback(
    (format: 'csv' | 'pdf') => save({ address: statementFileHref(query, format) }),
    [query, save],
  )
  useStatementCommands(search, saveAs, tooLong)

  return (
    <section aria-label="Statement" className="card overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-2 border-b px-4 py-2.5 max-narrow:px-3">
        <h2 className="font-bold">
          <span>{'Statement '}</span>
          <span className="figures font-normal text-ink2">
            <span>{`${isNarrowed ? `${view.shownCount.toLocaleString('en-US')} of ` : ''}${view.totalCount.toLocaleString('en-US')}`}</span>
            <span className="sr-only"> movements</span>
          </span>
        </h2>
        <KindFilter value={query.kind} openCount={view.openCount} onChange={(kind) => go({ kind })} />
        <div className="ml-auto flex flex-wrap items-center gap-2 max-narrow:ml-0">
          <DateFilter
            from={query.from}
            to={query.to}
            today={serverNow.slice(0, 10)}
            onChange={(dates) => go(dates)}
          />
          <CompactSelect
            label="Service"
            none="Any service"
            options={serviceOptions}
            value={query.service}
            onValueChange={(service) => go({ service })}
          />
          <FindField input={search} text={view.find} onFind={find} />
          <Button icon={<Icon name="download" />} keys="d" pending={saving} onClick={() => saveAs('csv')}>
            CSV
          </Button>
          <BlockableButton
            icon={<Icon name="download" />}
            keys="Shift+D"
            pending={saving}
            disabledReason={
              tooLong
                ? `A PDF has at most ${plural(MOST_PDF_ROWS, 'movement')}. Choose a shorter period, or CSV.`
                : undefined
            }
            onClick={() => saveAs('pdf')}
          >
            PDF
          </BlockableButton>
        </div>
      </header>
      <StatementOriginNotice view={view} />
      {view.rows.length === 0 ? (
        <NothingFound isNarrowed={isNarrowed} onShowAll={() => start(() => router.push('/wallet'))} />
      ) : (
        <div aria-busy={turning || undefined} className={turning ? 'opacity-60' : undefined}>
          <StatementTable
            key={query.entry}
            rows={view.rows}
            entry={query.entry}
            serverNow={serverNow}
            hasBalances={view.origin.kind !== 'own'}
          />
        </div>
      )}
      {(isNarrowed || view.pageCount > 1) && (
        <footer className="flex flex-col gap-1 border-t px-4 py-2">
          {isNarrowed && <Sums view={view} />}
          <PageTurner
            what="the statement"
            page={view.page}
            pageSize={PER_PAGE}
            total={rowTotal(view)}
            onTurn={(page) => go({ page })}
          />
        </footer>
      )}
    </section>
  )
}

/** The rows of all pages: movements that ended a hold have it below them. */
function rowTotal({ pageCount, page, rows }: StatementView): number {
  return page === pageCount ? (pageCount - 1) * PER_PAGE + rows.length : pageCount * PER_PAGE
}

/** A reference may be in the address; a text that may be a name is encrypted first. */
async function findIn(text: string, go: (changes: Partial<StatementQuery>) => void): Promise<void> {
  const typed = text.trim()
  if (typed === '') return go({ reference: null, sealed: null })
  if (isReferenceText(typed)) return go({ reference: typed, sealed: null })
  const sealed = await sealFindText(typed).catch(() => undefined)
  if (sealed === undefined) {
    return showToast({ title: `${DESK_AWAY}. The statement was not searched.`, tone: 'bad' })
  }
  if (typeof sealed !== 'string') return raiseSessionExpired()
  go({ reference: null, sealed })
}

function Sums({ view: { sums } }: { view: StatementView }) {
  const formatNet = useNetWords()
  const parts = [
    ['charged', sums.chargedCents],
    ['refunded', sums.refundedCents],
    ['released', sums.releasedCents],
    ['credited', sums.creditedCents],
    ['held', sums.openCents],
  ] as const
  const shown = parts.filter(([, cents]) => cents > 0)
  return (
    <p className="figures text-ink2">
      <span>{'Shown on all pages: '}</span>
      {shown.length === 0 ? (
        <span>no amounts</span>
      ) : (
        shown.map(([word, cents], index) => (
          <span key={word}>
            <span>{`${index > 0 ? ', ' : ''}${word} `}</span>
            <b translate="no" className="font-medium text-ink">
              {formatNet(cents)}
            </b>
          </span>
        ))
      )}
    </p>
  )
}

function NothingFound({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  return (
    <p className="px-5 py-8 text-center text-ink2">
      {isNarrowed ? (
        <>
          <span>{'No movements match. '}</span>
          <Button size="small" onClick={onShowAll}>
            Show all
          </Button>
        </>
      ) : (
        'No movements yet.'
      )}
    </p>
  )
}

function useStatementCommands(
  search: React.RefObject<HTMLInputElement | null>,
  saveAs: (format: 'csv' | 'pdf') => void,
  tooLong: boolean,
) {
  useCommands([
    {
      id: 'statement-find',
      label: 'Find in the statement',
      group: 'Wallet',
      keys: '/',
      run: () => search.current?.focus(),
    },
    {
      id: 'statement-csv',
      label: 'Statement as CSV',
      group: 'Wallet',
      keys: 'd',
      run: () => saveAs('csv'),
    },
    {
      id: 'statement-pdf',
      label: 'Statement as PDF',
      group: 'Wallet',
      keys: 'Shift+D',
      when: () => !tooLong,
      run: () => saveAs('pdf'),
    },
  ])
}
