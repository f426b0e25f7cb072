'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import {
  CHANGE_ABOUTS,
  type ChangeAbout,
  type ReviewLine,
  type ReviewView,
} from '../../lib/booking/review.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { kindFacts, kindIcon } from '../../lib/kinds.ts'
import { plural } from '../../lib/plural.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { acceptBookingChange } from '../../server/today/actions.ts'
import { peopleLabel } from '../booking/people-label.ts'
import { useLeaveScreen } from '../keys/ignored-keys.tsx'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { useCommands } from '../shell/commands.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { cx } from '../ui/cx.ts'
import { DataRow } from '../ui/data-row.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { Link } from '../ui/link.tsx'
import { NetOnly } from '../ui/shown-prices.tsx'
import { showToast } from '../ui/toast.ts'
import { usePageRefresh } from '../ui/use-page-refresh.ts'
import { formatDayMonth } from '../../lib/dates.ts'

const WORDS: Readonly<Record<ChangeAbout, { filter: string; title: string }>> = {
  price: { filter: 'Price', title: 'Price changed' },
  schedule: { filter: 'Schedule', title: 'Schedule changed' },
  terms: { filter: 'Terms', title: 'Terms changed' },
  status: { filter: 'Status', title: 'Status changed' },
}

/** What changed about the office's bookings, each change until somebody accepts it. */
export function ReviewScreen({ view }: { view: ReviewView }) {
  const { lines, acceptBar } = view
  const router = useRouter()
  const leave = useLeaveScreen()
  const { accept, acceptAll, pending } = useAccept()
  const mayAcceptAll = lines.length > 1 && acceptBar === null
  useCommands(
    mayAcceptAll
      ? [
          {
            id: 'review-accept-all',
            label: 'Accept all changes shown',
            group: 'Review',
            keys: 'Shift+A',
            run: () => void acceptAll(lines),
          },
        ]
      : [],
  )
  const keys = useRowKeys({
    ids: lines.map(({ id }) => id),
    first: lines[0]?.id,
    onOpen: (index) => {
      const line = lines[index]
      if (line) leave(() => router.push(bookingHref(line.line.reference)))
    },
    actions: {
      a: {
        label: 'Accept the change',
        run: (index) => {
          const line = lines[index]
          if (line && acceptBar === null) void accept(line)
        },
      },
    },
  })
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-3.5 p-4 max-narrow:p-2.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-18 font-bold">Changes to review</h1>
        <div className="flex flex-wrap items-center gap-3">
          <ReviewFilters view={view} />
          {mayAcceptAll && (
            <Button keys="Shift+A" pending={pending === ALL} onClick={() => void acceptAll(lines)}>
              {`Accept all ${lines.length}`}
            </Button>
          )}
        </div>
      </div>
      {lines.length === 0 ? (
        <EmptyState
          title={view.about === null ? 'Nothing to review' : 'No changes of this sort'}
          action={<ButtonLink href="/bookings">All bookings</ButtonLink>}
        >
          Changes of price, schedule, terms and status stay here until somebody accepts them.
        </EmptyState>
      ) : (
        <section aria-label="Changes" className="card min-w-0 overflow-hidden">
          <div role="list" aria-label="Changes to review">
            {lines.map((line, index) => (
              <DataRow
                key={line.id}
                current={keys.current === index}
                onCurrent={() => keys.setCurrent(index)}
              >
                <ReviewRow
                  line={line}
                  today={view.serverNow.slice(0, 10)}
                  acceptBar={acceptBar}
                  pending={pending === line.id}
                  onAccept={() => void accept(line)}
                />
              </DataRow>
            ))}
          </div>
          <footer className="flex items-center gap-1.5 border-t px-4 py-2 text-12 text-ink2 pointer-coarse:hidden">
            <Kbd keys="j" />
            <Kbd keys="k" />
            <span>select ·</span>
            <Kbd keys="a" />
            <span>accept ·</span>
            <Kbd keys="Enter" />
            <span>open</span>
          </footer>
        </section>
      )}
    </div>
  )
}

/** What is pending while all changes are accepted. */
const ALL = 'all'

/** Accepts changes and reads the page again; a change that is gone was accepted by a colleague. */
function useAccept() {
  const { refresh } = usePageRefresh()
  const [pending, setPending] = useState<string | null>(null)
  async function accept({ id, line }: ReviewLine) {
    if (pending !== null) return
    setPending(id)
    const outcome = await acceptBookingChange(line.reference, id).catch(() => null)
    setPending(null)
    if (outcome === null) showToast({ title: `${DESK_AWAY}. Nothing was accepted.`, tone: 'bad' })
    if (outcome?.kind === 'session') raiseSessionExpired()
    if (outcome?.kind === 'not-permitted') showToast({ title: outcome.message, tone: 'bad' })
    if (outcome?.kind === 'gone') showToast({ title: 'A colleague has accepted it already.' })
    refresh()
  }
  /** One after the other, until one is refused: the list then has what is left. */
  async function acceptAll(lines: readonly ReviewLine[]) {
    if (pending !== null) return
    setPending(ALL)
    let count = 0
    for (const { id, line } of lines) {
      const outcome = await acceptBookingChange(line.reference, id).catch(() => null)
      if (outcome === null) showToast({ title: `${DESK_AWAY}. ${acceptedText(count)}.`, tone: 'bad' })
      if (outcome?.kind === 'session') raiseSessionExpired()
      if (outcome?.kind === 'not-permitted') showToast({ title: outcome.message, tone: 'bad' })
      if (outcome?.kind !== 'done' && outcome?.kind !== 'gone') break
      count++
    }
    setPending(null)
    if (count === lines.length) showToast({ title: acceptedText(count), tone: 'ok' })
    refresh()
  }
  return { accept, acceptAll, pending }
}

function acceptedText(count: number): string {
  return `${plural(count, 'change')} accepted`
}

function ReviewFilters({ view: { about, counts } }: { view: ReviewView }) {
  const all = CHANGE_ABOUTS.reduce((sum, each) => sum + counts[each], 0)
  const choices = [
    { value: null, text: 'All', count: all },
    ...CHANGE_ABOUTS.map((each) => ({ value: each, text: WORDS[each].filter, count: counts[each] })),
  ]
  return (
    <nav aria-label="Kinds of change" className="flex flex-wrap gap-1">
      {choices.map(({ value, text, count }) => (
        <Link
          key={text}
          href={(value === null ? '/bookings/review' : `/bookings/review?about=${value}`) as Route}
          aria-current={value === about ? 'page' : undefined}
          className={cx(
            'figures flex h-7 items-center rounded-control px-2 pointer-coarse:h-10',
            value === about ? 'bg-sunk font-medium text-ink' : 'text-ink2 hover:bg-sunk',
          )}
        >
          {`${text} ${count.toLocaleString('en-US')}`}
        </Link>
      ))}
    </nav>
  )
}

const COLUMNS =
  'grid grid-cols-[76px_16px_minmax(0,1fr)_minmax(0,1.3fr)_156px] items-start gap-x-3 gap-y-1 px-4 py-2.5 max-narrow:grid-cols-[16px_minmax(0,1fr)] max-narrow:px-3'

function ReviewRow(props: {
  line: ReviewLine
  today: string
  acceptBar: string | null
  pending: boolean
  onAccept: () => void
}) {
  const { at, line, about, author } = props.line
  const href = bookingHref(line.reference)
  const name = peopleLabel(line)
  const { standing } = stateFacts(line)
  const isOver = standing === 'over' && kindFacts(line.kind).rebooks === true
  const time = at.slice(11, 16)
  return (
    <div className={COLUMNS}>
      <time dateTime={at} className="figures text-ink2 max-narrow:col-span-2">
        {at.startsWith(props.today) ? time : `${formatDayMonth(at.slice(0, 10))} ${time}`}
      </time>
      <Icon name={kindIcon(line.kind)} className="mt-0.5 text-ink2" />
      <span className="min-w-0">
        <Link href={href} className="block font-medium break-words hover:underline">
          <span className="sr-only">{`${kindFacts(line.kind).service}: `}</span>
          {name === null ? <span>Name not known</span> : <PersonName text={name} />}
        </Link>
        <span className="block truncate text-12 text-ink2">
          {[line.service?.title, line.service?.code ?? line.reference].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="min-w-0 max-narrow:col-span-2">
        <span className="block">
          <span className="font-medium">{WORDS[about].title}</span>
          <span className="text-ink2">{` by ${author}`}</span>
        </span>
        <Differences change={props.line} />
      </span>
      <span className="flex justify-end gap-2 max-narrow:col-span-2">
        <BlockableButton
          size="small"
          keys="a"
          pending={props.pending}
          disabledReason={props.acceptBar ?? undefined}
          onClick={props.onAccept}
        >
          Accept
        </BlockableButton>
        <ButtonLink size="small" href={(isOver ? `${href}/again` : href) as Route}>
          {isOver ? 'Rebook' : 'Open'}
        </ButtonLink>
      </span>
    </div>
  )
}

/** The value before and after, part by part. A price is the held one: it is hidden with net prices. */
function Differences({ change }: { change: ReviewLine }) {
  const { about, before, after, parts } = change
  if (about === 'price') {
    return (
      <NetOnly instead={<span className="text-ink2">net hidden</span>}>
        <Difference before={before} after={after} />
      </NetOnly>
    )
  }
  if (parts === null) return <Difference before={before} after={after} />
  return parts.map((part) => (
    <span key={part.label} className="flex flex-wrap gap-x-2">
      <span className="text-ink2">{part.label}</span>
      <Difference before={part.before} after={part.after} />
    </span>
  ))
}

function Difference({ before, after }: { before: string; after: string }) {
  return (
    <span className="figures">
      <span className="sr-only">was </span>
      <s>{before}</s>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">, is </span>
      <b>{after}</b>
    </span>
  )
}
