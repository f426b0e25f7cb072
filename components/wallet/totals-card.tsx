'use client'

import type { ReactNode } from 'react'
import { isComplete } from '../../lib/booking/coverage.ts'
import { formatInstant } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import type { WalletView } from '../../lib/wallet/wallet-view.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import { useCoverage } from '../shell/coverage.ts'
import { timeWords } from './instant-words.ts'
import { Countdown } from '../ui/countdown.tsx'
import { useNetWords, NetAmount } from '../ui/shown-prices.tsx'
import { usePageRefresh } from '../ui/use-page-refresh.ts'

/** The available amount, and the amounts that it is made of. */
export function TotalsCard({ view }: { view: WalletView }) {
  const formatNet = useNetWords()
  const coverage = useCoverage()
  const { totals, forecast, refundsPending, statement } = view
  const next = forecast?.steps.find(({ deadlineAt }) => deadlineAt !== null && deadlineAt > view.serverNow)
  return (
    <section
      aria-label="Available"
      className="flex flex-col gap-2.5 px-5 py-4 max-narrow:px-3 max-wide:border-b wide:border-r"
    >
      <h2 className="text-12 text-ink2">Available</h2>
      {totals === null ? (
        <p className="text-ink2">The balance is unavailable right now.</p>
      ) : (
        <>
          <NetAmount cents={totals.availableCents} className="self-start text-30 leading-none font-bold" />
          {totals.asOf !== null && (
            <p className="text-12 text-held">
              {`${SERVICE_AWAY}. These are the totals as of ${formatInstant(totals.asOf)}.`}
            </p>
          )}
          <dl className="figures divide-y border-t">
            <Fact label="Balance">{formatNet(totals.balanceCents)}</Fact>
            <Fact label={heldLabel(statement.openCount, isComplete(coverage))}>
              {totals.heldCents === 0 ? formatNet(0) : formatNet(-totals.heldCents)}
            </Fact>
            {next?.deadlineAt != null && (
              <Fact
                label={
                  <>
                    <span>{`Next release ${timeWords(next.deadlineAt)} `}</span>
                    <NextRelease deadlineAt={next.deadlineAt} serverNow={view.serverNow} />
                  </>
                }
              >
                {`+${formatNet(next.cents)}`}
              </Fact>
            )}
            {refundsPending && (
              <Fact
                label={`${refundsPending.count === 1 ? 'Refund' : plural(refundsPending.count, 'refund')} pending, no date supplied`}
              >
                {`at most +${formatNet(refundsPending.atMostCents)}`}
              </Fact>
            )}
            <Fact label="Low-balance alert">
              {totals.alertCents === 0 ? 'none' : formatNet(totals.alertCents)}
            </Fact>
          </dl>
        </>
      )}
    </section>
  )
}

/** The number of bookings is told where the list has all that the amount is held for. */
function heldLabel(openCount: number, isWhole: boolean): string {
  return openCount === 0 || !isWhole ? 'Held' : `Held, ${plural(openCount, 'booking')}`
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 py-1.5">
      <dt className="text-ink2">{label}</dt>
      <dd className="text-right font-medium whitespace-nowrap">{children}</dd>
    </div>
  )
}

/** Counts down to the next hold that ends, and then reads the page again. The header announces it. */
function NextRelease({ deadlineAt, serverNow }: { deadlineAt: string; serverNow: string }) {
  const { refresh } = usePageRefresh()
  return (
    <Countdown
      deadlineAt={deadlineAt}
      serverNow={serverNow}
      label="Next release"
      speaks={false}
      onOver={refresh}
      className="font-bold"
    />
  )
}
