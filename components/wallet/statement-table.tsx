'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { StatementRow } from '../../lib/wallet/wallet-view.ts'
import { useLeaveScreen } from '../keys/ignored-keys.tsx'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { cx } from '../ui/cx.ts'
import { statementRowHref, StatementPair, WIDE_ONLY, WIDER_ONLY, WIDEST_ONLY } from './statement-pair.tsx'

/**
 * The movements, newest first. A hold that has ended stands below its end, bracketed with it.
 * @param entry id of the movement that is pointed at: its row is the chosen one at first
 */
export function StatementTable(props: {
  rows: readonly StatementRow[]
  entry: string | null
  serverNow: string
  hasBalances: boolean
}) {
  const { rows, hasBalances, entry } = props
  const router = useRouter()
  const leave = useLeaveScreen()
  const keys = useRowKeys({
    ids: rows.map(({ id }) => id),
    first: entry === null ? null : rows.find(({ id, hold }) => id === entry || hold?.id === entry)?.id,
    onOpen: (index) => {
      const row = rows[index]
      if (row && row.reference !== null) leave(() => router.push(statementRowHref(row)))
    },
  })
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Movements">
      <table className="figures w-full border-collapse">
        <thead className="bg-sunk text-12 text-ink2 max-narrow:hidden">
          <tr>
            <Head first>Time, UTC</Head>
            <Head>Kind</Head>
            <Head className={WIDER_ONLY}>Outcome</Head>
            <Head>Reference</Head>
            <Head className={WIDE_ONLY}>Service</Head>
            <Head className={WIDEST_ONLY}>Lead traveller</Head>
            <Head right>Amount</Head>
            {hasBalances && (
              <>
                <Head right className={WIDE_ONLY}>
                  <span>Available</span>
                  <span className="min-[1340px]:hidden"> of balance</span>
                </Head>
                <Head right className={WIDEST_ONLY}>
                  Balance
                </Head>
                <Head right className={cx(WIDEST_ONLY, 'pr-4')}>
                  Held
                </Head>
              </>
            )}
          </tr>
        </thead>
        {rows.map((row, index) => (
          <StatementPair
            key={row.id}
            row={row}
            entry={entry}
            serverNow={props.serverNow}
            hasBalances={hasBalances}
            current={keys.current === index}
            onCurrent={() => keys.setCurrent(index)}
          />
        ))}
      </table>
    </div>
  )
}

function Head(props: { children: ReactNode; right?: boolean; first?: boolean; className?: string }) {
  return (
    <th
      scope="col"
      className={cx(
        'px-2 py-2 font-normal wide:whitespace-nowrap max-wide:px-1.5',
        props.right ? 'text-right' : 'text-left',
        props.first && 'pl-7 max-wide:pl-4',
        props.className,
      )}
    >
      {props.children}
    </th>
  )
}
