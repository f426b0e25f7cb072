'use client'

import { unlistedWord } from '../booking/coverage-words.ts'
import type { Forecast, ForecastStep } from '../../lib/wallet/forecast.ts'
import type { WalletView } from '../../lib/wallet/wallet-view.ts'
import { useCoverage } from '../shell/coverage.ts'
import { ForecastChart } from './forecast-chart.tsx'
import { nearWords } from './instant-words.ts'
import { useNetWords } from '../ui/shown-prices.tsx'

/**
 * The amounts that will be available: if all holds are ticketed, if all lapse, and after the bookings that
 * were short.
 */
export function ForecastCard({ view }: { view: WalletView }) {
  const { forecast } = view
  return (
    <section
      aria-label="Forecast"
      className="@container flex min-w-0 flex-col gap-2 px-5 py-4 max-narrow:px-3"
    >
      <h2 className="flex flex-wrap items-baseline gap-x-2.5 font-bold">
        <span>Available balance forecast</span>
        {forecast && forecast.steps.length > 0 && (
          <span className="text-12 font-normal text-ink2">next deadlines in order, not to scale</span>
        )}
      </h2>
      {forecast === null ? (
        <p className="text-ink2">No forecast: the balance is unavailable.</p>
      ) : (
        <>
          {forecast.steps.length === 0 && forecast.short === null ? (
            <NothingHeld view={view} forecast={forecast} />
          ) : (
            <>
              <div aria-hidden="true" className="@max-[800px]:hidden">
                <ForecastChart forecast={forecast} most={5} labelled />
              </div>
              <div aria-hidden="true" className="@max-[460px]:hidden @min-[800px]:hidden">
                <ForecastChart forecast={forecast} most={4} labelled={false} />
              </div>
              <div aria-hidden="true" className="@min-[460px]:hidden">
                <ForecastChart forecast={forecast} most={2} labelled={false} />
              </div>
            </>
          )}
          {/* A table does not shrink to one pixel as other hidden texts do; a box around it does. */}
          <div className="sr-only">
            <Figures forecast={forecast} />
          </div>
        </>
      )}
    </section>
  )
}

function NothingHeld({ view, forecast }: { view: WalletView; forecast: Forecast }) {
  const unlisted = unlistedWord(useCoverage())
  const formatNet = useNetWords()
  const isNew = view.statement.totalCount <= 1
  return (
    <p className="max-w-[60ch] py-6 text-ink2">
      {unlisted !== null
        ? `Holds ${unlisted}. They appear here with their deadlines.`
        : isNew
          ? `Nothing has been booked yet: ${formatNet(forecast.availableCents)} is the opening balance of the office. Holds appear here with their deadlines.`
          : 'Nothing is held. The available balance changes with the next hold.'}
    </p>
  )
}

/** The same figures as a table, for screen readers and where nothing is drawn. */
function Figures({ forecast }: { forecast: Forecast }) {
  const formatNet = useNetWords()
  const { steps, short, alertCents } = forecast
  return (
    <table>
      <caption>Available balance forecast</caption>
      <thead>
        <tr>
          <th scope="col">What happens</th>
          <th scope="col">Time, UTC</th>
          <th scope="col">Change</th>
          <th scope="col">Available</th>
        </tr>
      </thead>
      <tbody>
        <Line what="If every hold is completed" at="" change="" cents={forecast.availableCents} />
        {steps.map((step, index) => (
          <Line
            // The order of equal deadlines does not change.
            key={`${index} ${step.label}`}
            what={`Hold of ${step.label} expires`}
            at={deadlineWords(step, forecast.now)}
            change={`+${formatNet(step.cents)}`}
            cents={step.afterCents}
          />
        ))}
        <Line what="If everything expires" at="" change="" cents={forecast.lapsedCents} />
        {short && (
          <Line
            what={`If ${short.label} is booked as well`}
            at=""
            change={formatNet(-short.cents)}
            cents={short.afterCents}
          />
        )}
        {alertCents > 0 && <Line what="Low-balance alert" at="" change="" cents={alertCents} />}
      </tbody>
    </table>
  )
}

function Line(props: { what: string; at: string; change: string; cents: number }) {
  const formatNet = useNetWords()
  return (
    <tr>
      <th scope="row">{props.what}</th>
      <td>{props.at}</td>
      <td>{props.change}</td>
      <td translate="no">{formatNet(props.cents)}</td>
    </tr>
  )
}

/** When a step is, as the chart writes it. */
function deadlineWords({ deadlineAt }: Pick<ForecastStep, 'deadlineAt'>, now: string): string {
  return deadlineAt === null ? 'no deadline known' : nearWords(deadlineAt, now)
}
