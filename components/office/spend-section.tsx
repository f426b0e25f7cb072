import { kindFacts } from '../../lib/kinds.ts'
import { formatDate } from '../../lib/dates.ts'
import { periodText, type Period } from '../../lib/office/period.ts'
import type { SpendReading, SpendView, Spent } from '../../lib/office/overview-view.ts'
import { plural } from '../../lib/plural.ts'
import { missingPermissionText } from '../../lib/permission-text.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { Card } from '../ui/card.tsx'
import { DayChart } from './day-chart.tsx'
import { FileButton } from './file-button.tsx'
import { agentHref, statementHref } from './office-hrefs.ts'
import { SpendTable, type SpendRow } from './spend-table.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'

/** Spend of the period by day, service and agent. Every list adds up to the same total. */
export function SpendSection({ spend: reading, period }: { spend: SpendReading; period: Period }) {
  if (reading.kind === 'not-supplied') {
    return (
      <p className="card px-5 py-8 text-center text-ink2">
        {reading.permissionMissing
          ? `${missingPermissionText('wallet_statement', [])}.`
          : "This booking service has no statement, so the desk can't say what was spent."}
      </p>
    )
  }
  if (reading.kind === 'unavailable') {
    return <ActNotice tone="bad">The statement is unavailable right now. Nothing was changed.</ActNotice>
  }
  const { spend, missing } = reading
  return (
    <>
      {missing > 0 && (
        <ActNotice tone="held">
          {`${plural(missing, 'older movement')} of the statement not loaded yet; reload in a moment.`}
        </ActNotice>
      )}
      <Card
        title="Spend by day"
        aside={<FileButton address={`/api/office/spend?period=${period.id}`} what="the spend" />}
      >
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,440px)] max-wide:grid-cols-1">
          <div className="flex flex-col gap-3 px-5 py-4 max-narrow:px-3">
            <Total total={spend.total} period={period} />
            {spend.total.chargedCents + spend.total.refundedCents > 0 && <DayChart days={spend.byDay} />}
          </div>
          <div
            tabIndex={0}
            role="region"
            aria-label="Spend by day, as a table"
            className="max-h-[300px] overflow-y-auto border-l max-wide:border-t max-wide:border-l-0"
          >
            <SpendTable caption="Spend by day" rows={dayRows(spend)} total={spend.total} />
          </div>
        </div>
      </Card>
      <div className="grid grid-cols-2 gap-4 max-wide:grid-cols-1">
        <Card title="Spend by service">
          <SpendTable bars caption="Spend by service" rows={serviceRows(spend, period)} total={spend.total} />
        </Card>
        <Card title="Spend by agent" aside={<span className="text-12">who made the booking</span>}>
          <SpendTable bars caption="Spend by agent" rows={agentRows(spend)} total={spend.total} />
        </Card>
      </div>
    </>
  )
}

function Total({ total, period }: { total: Spent; period: Period }) {
  const formatNet = useNetWords()
  return (
    <p className="figures">
      <span className="block text-12 text-ink2">{periodText(period)}</span>
      <span translate="no" className="block text-22 font-bold">
        {formatNet(total.netCents)}
      </span>
      <span className="text-ink2">
        {`${formatNet(total.chargedCents)} charged − ${formatNet(total.refundedCents)} refunded`}
      </span>
    </p>
  )
}

/** The days on which money moved, the newest first. */
function dayRows({ byDay }: SpendView): SpendRow[] {
  return byDay
    .filter(({ chargedCents, refundedCents }) => chargedCents + refundedCents > 0)
    .map((spent) => ({
      ...spent,
      key: spent.day,
      name: formatDate(spent.day),
      nameHref: statementHref(null, { from: spent.day, to: spent.day }, null),
      ...movementHrefs({ from: spent.day, to: spent.day }, null),
    }))
    .reverse()
}

function serviceRows({ byFamily }: SpendView, period: Period): SpendRow[] {
  return byFamily.map((spent) => ({
    ...spent,
    key: spent.family ?? '',
    name: spent.family === null ? 'not known' : kindFacts(spent.family).service,
    nameHref: spent.family === null ? null : statementHref(null, period, spent.family),
    ...(spent.family === null
      ? { chargedHref: null, refundedHref: null }
      : movementHrefs(period, spent.family)),
  }))
}

function agentRows({ byAgent }: SpendView): SpendRow[] {
  return byAgent.map((spent) => ({
    ...spent,
    key: spent.agent ?? '',
    name: spent.agent ?? 'not in the list yet',
    nameHref: spent.agent === null ? null : agentHref(spent.agent),
    chargedHref: null,
    refundedHref: null,
  }))
}

function movementHrefs(days: Pick<Period, 'from' | 'to'>, service: string | null) {
  return {
    chargedHref: statementHref('charged', days, service),
    refundedHref: statementHref('refunds', days, service),
  }
}
