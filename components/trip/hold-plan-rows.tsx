import type { Route } from 'next'
import { kindIcon } from '../../lib/kinds.ts'
import { plainAmount } from '../../lib/money.ts'
import type { PlanLine } from '../../lib/trip/hold-run.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Icon } from '../ui/icon.tsx'
import { Money } from '../ui/money.tsx'
import { NetAmount, NetOnly } from '../ui/shown-prices.tsx'
import { DifferenceWords } from './differences-dialog.tsx'

/** Whether an option can be held as it is. */
export function canBeHeld({ netCents, problems }: PlanLine): boolean {
  return netCents !== null && problems.length === 0
}

/** What holding would do to every option: what differs, what is missing, and its price. */
export function HoldPlanRows(props: {
  lines: readonly PlanLine[]
  /** Ids of the options that are not to be held now. */
  left: ReadonlySet<string>
  onLeave: (optionId: string, isLeft: boolean) => void
  disabled: boolean
}) {
  return (
    <ul aria-label="Options to hold" className="flex flex-col divide-y">
      {props.lines.map((line) => (
        <li
          key={line.optionId}
          className="figures grid grid-cols-[20px_16px_minmax(0,1fr)_auto] items-start gap-x-2.5 py-2.5"
        >
          <Checkbox
            checked={canBeHeld(line) && !props.left.has(line.optionId)}
            disabled={props.disabled || !canBeHeld(line)}
            onChange={(event) => props.onLeave(line.optionId, !event.target.checked)}
            className="-mt-0.5"
          >
            <span className="sr-only">{`Hold ${line.title}`}</span>
          </Checkbox>
          <Icon name={kindIcon(line.kind)} className="mt-0.5 size-3.5 text-ink3" />
          <div className="min-w-0">
            <span translate="no" className="block font-medium">
              {line.title}
            </span>
            {line.difference && <DifferenceWords difference={line.difference} />}
            {line.isDrafted && (
              <span className="block text-12 text-ink2">As you filled in its form before</span>
            )}
            <Problems line={line} />
          </div>
          <Prices line={line} />
        </li>
      ))}
    </ul>
  )
}

/** What keeps an option from being held; its form is one press away where it can be mended there. */
function Problems({ line: { problems, netCents, bookHref } }: { line: PlanLine }) {
  if (problems.length === 0) return null
  const [first, ...others] = problems
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-bad">
      {netCents !== null && (
        <>
          <span className="min-w-0">
            {others.length === 0 ? first : `${first} And ${others.length} more.`}
          </span>
          <ButtonLink size="small" href={bookHref as Route}>
            Fill in its form
          </ButtonLink>
        </>
      )}
    </div>
  )
}

function Prices({ line: { difference, netCents, clientCents } }: { line: PlanLine }) {
  if (netCents === null || clientCents === null) return <span />
  const isDearer = difference !== null && difference.before !== netCents
  return (
    <span className="flex flex-col items-end">
      <NetOnly instead={<Money totalCents={plainAmount(clientCents)} flash={false} className="font-bold" />}>
        <span className="flex items-baseline gap-2">
          {isDearer && (
            <s className="text-ink3">
              <NetAmount cents={difference.before} />
            </s>
          )}
          <NetAmount cents={netCents} className="font-bold" />
        </span>
        <span className="text-12 text-ink2">
          <span>{'client '}</span>
          <Money totalCents={plainAmount(clientCents)} flash={false} />
        </span>
      </NetOnly>
    </span>
  )
}
