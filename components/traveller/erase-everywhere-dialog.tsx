'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { nameCase } from '../../lib/booking/name-case.ts'
import { formatDate } from '../../lib/dates.ts'
import type { EraseClientOutcome } from '../../lib/client/client.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { plural } from '../../lib/plural.ts'
import {
  ERASE_WORD,
  type EraseEverywhereOutcome,
  type ErasurePreview,
  type ErasurePreviewRow,
} from '../../lib/traveller/erase-everywhere.ts'
import type { EraseOutcome, EraseSavedOutcome } from '../../lib/traveller/found-traveller.ts'
import { eraseTravellerEverywhere, previewErasure } from '../../server/traveller/actions.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { EraseQuestion, missingReason, ReasonField, useErasure } from './erase-question.tsx'

type Found = Extract<ErasurePreview, { kind: 'found' }>
type Ran = Extract<EraseEverywhereOutcome, { kind: 'ran' }>

/**
 * Asks before a person is erased in all their bookings and saved details: which of them, one reason, one
 * typed word. Then it says what happened to each, and what was not erased can be tried again.
 */
export function EraseEverywhereDialog(props: { name: string; onClose: () => void }) {
  const name = nameCase(props.name)
  const preview = useQuery({
    queryKey: ['erasure', props.name] as const,
    queryFn: () => previewErasure(props.name),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const found = preview.data?.kind === 'found' ? preview.data : null
  const choice = useChoice(found)
  const [form, setForm] = useState({ typed: '', reason: '', withContact: true, despite: false })
  const set = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }))
  const { sending, outcome, send } = useErasure<EraseEverywhereOutcome>(() =>
    eraseTravellerEverywhere({ name: props.name, ...choice.chosen, ...form }),
  )
  const ran = outcome?.kind === 'ran' ? outcome : null
  const failed = preview.isError || preview.data?.kind === 'refused' || preview.data?.kind === 'session'
  return (
    <EraseQuestion
      title={`Erase ${name} everywhere?`}
      missing={missingIn(found, choice.chosen, form)}
      sending={sending}
      outcome={outcome?.kind === 'ran' ? null : outcome}
      onErase={() => void send()}
      onClose={props.onClose}
    >
      <p>{`${name} is erased for good in the chosen bookings, saved details and clients. Payments, references and history of the bookings stay.`}</p>
      {found ? (
        <Rows found={found} ran={ran} choice={choice} pending={sending} />
      ) : failed ? (
        <ActNotice tone="bad">{`Couldn't read the bookings. Nothing was erased.`}</ActNotice>
      ) : (
        <Skeleton className="h-[120px]" />
      )}
      <ReasonField value={form.reason} onChange={(reason) => set({ reason })} />
      <TextField
        label={`Type ${ERASE_WORD} to confirm`}
        code
        value={form.typed}
        maxLength={20}
        onChange={(event) => set({ typed: event.target.value })}
      />
      <Checkbox checked={form.withContact} onChange={(event) => set({ withContact: event.target.checked })}>
        Phone, e-mail and notes of the bookings too
      </Checkbox>
      <Checkbox checked={form.despite} onChange={(event) => set({ despite: event.target.checked })}>
        Also in bookings that are not over
      </Checkbox>
    </EraseQuestion>
  )
}

/** The chosen bookings and saved details: at first all, if they can be of one person alone. */
function useChoice(found: Found | null) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const dates = new Set(
    [...(found?.bookings ?? []), ...(found?.saved ?? [])].flatMap((one) => one.birthDate ?? []),
  )
  const isOnePerson = dates.size <= 1
  const has = (id: string) => isOnePerson !== toggled.has(id)
  return {
    isOnePerson,
    has,
    toggle: (id: string) =>
      setToggled(
        (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
      ),
    chosen: {
      references: (found?.bookings ?? []).map(({ reference }) => reference).filter(has),
      saved: (found?.saved ?? []).map(({ id }) => id).filter(has),
      clients: (found?.clients ?? []).map(({ id }) => id).filter(has),
    },
  }
}

function Rows(props: {
  found: Found
  ran: Ran | null
  choice: ReturnType<typeof useChoice>
  pending: boolean
}) {
  const { found, ran, choice } = props
  const outcomes = new Map<string, EraseOutcome | EraseSavedOutcome | EraseClientOutcome>([
    ...(ran?.bookings ?? []).map(({ reference, outcome }) => [reference, outcome] as const),
    ...(ran?.saved ?? []).map(({ id, outcome }) => [id, outcome] as const),
    ...(ran?.clients ?? []).map(({ id, outcome }) => [id, outcome] as const),
  ])
  const row = (id: string, label: string, birthDate: string | null) => {
    const outcome = outcomes.get(id)
    return (
      <li key={id} className="border-b px-3 py-2 last:border-b-0">
        <Checkbox checked={choice.has(id)} disabled={props.pending} onChange={() => choice.toggle(id)}>
          {label}
        </Checkbox>
        <span className="block pl-6 text-12 text-ink2">
          {outcome ? outcomeText(outcome) : bornText(birthDate)}
        </span>
      </li>
    )
  }
  return (
    <>
      {!choice.isOnePerson && (
        <ActNotice tone="held">More than one person has this name. Choose what is of one of them.</ActNotice>
      )}
      {found.more && <ActNotice tone="held">There are more bookings. Erase again afterwards.</ActNotice>}
      <ul
        aria-label="Bookings and saved details"
        className="max-h-[36vh] overflow-y-auto rounded-control border"
      >
        {found.bookings.map((booking) => row(booking.reference, labelOf(booking), booking.birthDate))}
        {found.saved.map(({ id, birthDate }) => row(id, 'Saved details for the next booking', birthDate))}
        {found.clients.map(({ id, kind }) => row(id, `Client of the office, ${kind}`, null))}
      </ul>
    </>
  )
}

function labelOf({ kind, reference, state, service }: ErasurePreviewRow): string {
  const title = service?.title ?? kindFacts(kind).service
  return `${title}, ${service?.code ?? reference}, ${stateFacts({ kind, state }).word.toLowerCase()}`
}

function bornText(birthDate: string | null): string {
  return birthDate === null ? 'Date of birth not known' : `Born ${formatDate(birthDate)}`
}

function outcomeText(outcome: EraseOutcome | EraseSavedOutcome | EraseClientOutcome): string {
  switch (outcome.kind) {
    case 'erased':
      return 'Erased'
    case 'gone':
      return 'Not found in this office: it may have been erased before. Nothing was erased now.'
    case 'erased-here':
      return `Erased here only. ${outcome.how}`
    case 'not-over':
      return `Not erased. ${outcome.because}`
    case 'unknown':
      return 'No clear answer came back. Erase again: doing it twice changes nothing.'
    case 'session':
      return 'Not erased: sign in again.'
    case 'refused':
      return `Not erased. ${outcome.message}`
  }
}

/** Why the erasure cannot be confirmed yet; undefined if it can. */
function missingIn(
  found: Found | null,
  { references, saved, clients }: Record<'references' | 'saved' | 'clients', readonly string[]>,
  form: { typed: string; reason: string },
): string | undefined {
  if (!found) return 'The bookings are being read'
  if (references.length + saved.length + clients.length === 0)
    return `Choose at least one of ${plural(found.bookings.length, 'booking')}`
  const reason = missingReason(form.reason)
  if (reason !== undefined) return reason
  return form.typed.trim().toLowerCase() === ERASE_WORD ? undefined : `Type ${ERASE_WORD} first`
}
