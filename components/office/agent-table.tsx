import type { Route } from 'next'
import type { AgentLine } from '../../lib/office/overview-view.ts'
import { plural } from '../../lib/plural.ts'
import { cx } from '../ui/cx.ts'
import { Link } from '../ui/link.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'
import { agentHref } from './office-hrefs.ts'

/** The figures of an agent. On a phone those that are `wideOnly` stand below the agent. */
const COLUMNS: readonly {
  head: string
  figure: (line: AgentLine) => number
  isMoney?: true
  wideOnly?: true
}[] = [
  { head: 'Bookings', figure: ({ bookings }) => bookings },
  { head: 'Total', figure: ({ totalCents }) => totalCents, isMoney: true },
  { head: 'Completed', figure: ({ completed }) => completed, wideOnly: true },
  { head: 'Expired', figure: ({ lapsed }) => lapsed, wideOnly: true },
]

/** What each agent booked in the period, with the sums of all. */
export function AgentTable({ agents }: { agents: readonly AgentLine[] }) {
  if (agents.length === 0) {
    return <p className="px-4 py-8 text-center text-ink2">No bookings were made in this period.</p>
  }
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Bookings by agent, as a table">
      <table className="figures w-full border-collapse">
        <caption className="sr-only">Bookings by agent</caption>
        <thead className="bg-sunk text-12 text-ink2">
          <tr>
            <th scope="col" className="px-4 py-2 text-left font-normal max-narrow:px-2">
              Agent
            </th>
            {COLUMNS.map(({ head, wideOnly }) => (
              <th key={head} scope="col" className={cx(cellClass(wideOnly), 'font-normal')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agents.map((line) => (
            <tr key={line.agent} className="border-t hover:bg-sunk">
              <th scope="row" className="px-4 py-2 text-left font-medium max-narrow:px-2">
                <Agent line={line} />
              </th>
              <Figures of={(figure) => figure(line)} totalClass="font-medium" />
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t bg-sunk font-bold">
          <tr>
            <th scope="row" className="px-4 py-2 text-left max-narrow:px-2">
              {plural(agents.length, 'agent')}
            </th>
            <Figures of={(figure) => agents.reduce((sum, line) => sum + figure(line), 0)} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Agent({ line: { agent, completed, lapsed } }: { line: AgentLine }) {
  return (
    <>
      {agent === '' ? (
        <span className="text-ink2">not known</span>
      ) : (
        <Link
          href={agentHref(agent) as Route}
          className="underline decoration-line2 underline-offset-2 hover:decoration-ink"
        >
          {agent}
        </Link>
      )}
      <span className="block text-12 font-normal text-ink2 narrow:hidden">
        {`${completed} completed, ${lapsed} expired`}
      </span>
    </>
  )
}

/** @param props.of the value of a column: of one agent, or the sum of all */
function Figures(props: { of: (figure: (line: AgentLine) => number) => number; totalClass?: string }) {
  const formatNet = useNetWords()
  return COLUMNS.map(({ head, figure, isMoney, wideOnly }) =>
    isMoney ? (
      <td key={head} translate="no" className={cx(cellClass(wideOnly), props.totalClass)}>
        {formatNet(props.of(figure))}
      </td>
    ) : (
      <td key={head} className={cellClass(wideOnly)}>
        {props.of(figure)}
      </td>
    ),
  )
}

function cellClass(wideOnly: true | undefined): string {
  return cx('px-4 py-2 text-right', wideOnly ? 'max-narrow:hidden' : 'max-narrow:px-2')
}
