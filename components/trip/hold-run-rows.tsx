import { bookingHref } from '../../lib/booking/booking-href.ts'
import { kindIcon } from '../../lib/kinds.ts'
import type { HoldRun, ItemState, RunItem } from '../../lib/trip/hold-run.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { NetAmount } from '../ui/shown-prices.tsx'
import { StatusMark } from '../ui/status-pill.tsx'

/**
 * Every option of a run and how far it is.
 * @param titles by the id of the option
 */
export function HoldRunRows({ run, titles }: { run: HoldRun; titles: ReadonlyMap<string, string> }) {
  return (
    <ol
      aria-label="How far it is"
      aria-busy={run.endedAt === null || undefined}
      className="flex flex-col divide-y"
    >
      {run.items.map((item) => {
        const { tone, text } = words[item.state]
        const title = titles.get(item.optionId) ?? 'Taken off the trip'
        return (
          <li
            key={item.optionId}
            className="figures grid grid-cols-[16px_minmax(0,1fr)_auto] items-start gap-x-3 py-2.5"
          >
            <Icon name={kindIcon(item.kind)} className="mt-0.5 size-3.5 text-ink3" />
            <div className="min-w-0">
              {item.reference === null ? (
                <span translate="no" className="block font-medium">
                  {title}
                </span>
              ) : (
                <Link href={bookingHref(item.reference)} className="font-medium hover:underline">
                  <span translate="no">{title}</span>
                </Link>
              )}
              <span className={cx('flex items-start gap-1.5', COLOURS[tone])}>
                <StatusMark tone={tone} className="mt-1" />
                <span className="min-w-0 break-words">{textOf(item, text)}</span>
              </span>
            </div>
            <NetAmount cents={item.agreedCents} className="text-right" />
          </li>
        )
      })}
    </ol>
  )
}

type Tone = 'held' | 'run' | 'ok' | 'bad' | 'off'

const COLOURS: Readonly<Record<Tone, string>> = {
  held: 'text-held',
  run: 'text-run',
  ok: 'text-ok',
  bad: 'text-bad',
  off: 'text-off',
}

const words: Readonly<Record<ItemState, { tone: Tone; text: string }>> = {
  waiting: { tone: 'off', text: 'Waiting' },
  sending: { tone: 'run', text: 'Holding' },
  held: { tone: 'held', text: 'Held' },
  failed: { tone: 'bad', text: 'Not held' },
  left: { tone: 'off', text: 'Not tried' },
  releasing: { tone: 'run', text: 'Releasing' },
  released: { tone: 'off', text: 'Released' },
  'not-released': { tone: 'bad', text: 'Still held' },
}

function textOf({ message }: RunItem, text: string): string {
  return message === null ? text : `${text}: ${message}`
}
