'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { formatInstant } from '../../lib/dates.ts'
import { DESK_AWAY, SERVICE_AWAY } from '../../lib/not-responding.ts'
import { missingPermissionText } from '../../lib/permission-text.ts'
import { plural } from '../../lib/plural.ts'
import { isReferenceText, walletHref, type StatementQuery } from '../../lib/wallet/statement-query.ts'
import type { StatementView } from '../../lib/wallet/wallet-view.ts'
import { sealFindText } from '../../server/wallet/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { Button } from '../ui/button.tsx'
import { PageTurner } from '../ui/page-turner.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'
import { showToast } from '../ui/toast.ts'
import { StatementHead } from './statement-head.tsx'
import { StatementTable } from './statement-table.tsx'

const PER_PAGE = 50

/** The statement: filters in the address, sums over all pages, files, and a page of movements. */
export function StatementCard({ view, serverNow }: { view: StatementView; serverNow: string }) {
  const { query } = view
  const { turning, go, find, showAll } = useStatementTurn(query)
  const isNarrowed = walletHref({ ...query, page: 1, entry: null }) !== '/wallet'
  return (
    <section aria-label="Statement" className="card overflow-hidden">
      <StatementHead
        view={view}
        isNarrowed={isNarrowed}
        today={serverNow.slice(0, 10)}
        onChange={go}
        onFind={find}
      />
      <StatementOriginNotice view={view} />
      {view.rows.length === 0 ? (
        <NothingFound isNarrowed={isNarrowed} onShowAll={showAll} />
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

/** Turns the statement to other movements: `turning` until their page is there. */
function useStatementTurn(query: StatementQuery) {
  const router = useRouter()
  const [turning, start] = useTransition()
  // The query that was asked for last: its page arrives later, and the next filter is added to it.
  const latestQuery = useRef(query)
  useEffect(() => {
    latestQuery.current = query
  }, [query])
  const go = (changes: Partial<StatementQuery>) => {
    latestQuery.current = { ...latestQuery.current, page: 1, entry: null, ...changes }
    start(() => router.push(walletHref(latestQuery.current)))
  }
  return {
    turning,
    go,
    find: (text: string) => start(() => findIn(text, go)),
    showAll: () => start(() => router.push('/wallet')),
  }
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

/** The rows of all pages: movements that ended a hold have it below them. */
function rowTotal({ pageCount, page, rows }: StatementView): number {
  return page === pageCount ? (pageCount - 1) * PER_PAGE + rows.length : pageCount * PER_PAGE
}

/** Says where the movements come from if not from the gateway, and which of their facts are then unknown. */
function StatementOriginNotice({ view }: { view: StatementView }) {
  const text = originText(view)
  if (text === null) return null
  return (
    <p role="status" className="border-b bg-sunk px-4 py-2 text-ink2">
      {text}
    </p>
  )
}

function originText({ origin, missingCount }: StatementView): string | null {
  if (origin.kind === 'own') {
    const why = {
      'not-supplied': 'This booking service provides no wallet statement.',
      permission: `${missingPermissionText('wallet_statement', [])}.`,
      away: "Couldn't load the statement. Nothing was changed.",
    }[origin.why]
    return `${why} This shows only bookings made at this desk: credits, bookings made elsewhere, and the balance after each movement are missing.`
  }
  const older =
    missingCount > 0
      ? `${plural(missingCount, 'older movement')} still loading; each visit loads more.`
      : null
  if (origin.kind === 'gateway') return older
  const when = origin.at === null ? 'as it was last read' : `as it was read ${formatInstant(origin.at)}`
  return [`${SERVICE_AWAY}. This is the statement ${when}.`, older].filter(Boolean).join(' ')
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
