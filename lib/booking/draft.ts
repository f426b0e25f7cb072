import type { z } from 'zod'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { CalendarDate } from '../dates.ts'
import type { draftAbout } from './draft-about.ts'

/** The fields that every draft stores besides the form. */
export type DraftAbout = z.infer<typeof draftAbout>

/**
 * An unfinished form as it is stored: encrypted on the server, erased after 24 hours and when it is booked.
 */
export type Draft<Form> = DraftAbout & { form: Form }

/** A draft as it is read again. `savedAt`: ISO 8601 UTC by the desk's clock, as for every save. */
export type Saved<Kept> = Kept & { savedAt: string }

/** The key that a draft is stored under: forms in two tabs do not overwrite each other. */
export function draftKey(kind: BookingKind, { subjectKey }: Pick<DraftAbout, 'subjectKey'>): string {
  return `${draftKeyPrefix(kind)}${subjectKey}`
}

/** The prefix of the keys of all drafts of a kind. */
export function draftKeyPrefix(kind: BookingKind): string {
  return `${kind}:`
}

/**
 * A form that was typed before, and its subject; null where that was not known. `savedAt`: when the server
 * saved all of it; null where a part was not saved.
 */
export type KeptForm<Form> = { subjectKey: string | null; form: Form; savedAt: string | null }

/** The draft that is restored by itself, and the latest other draft that fits, which is offered. */
export type KeptDrafts<Form> = { restored: KeptForm<Form> | null; other: Form | null }

/**
 * Selects among a person's drafts, latest first. A draft for the same offer or subject is restored by itself.
 * @param about.likelySubject the subject according to the address, from which the offer may differ: counts
 * least
 * @param formOf the draft's form if it fits this offer, otherwise null
 */
export function keptDrafts<Form>(
  drafts: readonly Saved<Draft<Form>>[],
  about: { offerCode: string; subjectKey: string | null; likelySubject?: string | null },
  formOf: (draft: Draft<Form>) => Form | null,
): KeptDrafts<Form> {
  const fitting = drafts.flatMap((draft) => {
    const form = formOf(draft)
    return form === null ? [] : [{ draft, form }]
  })
  const same =
    fitting.find(({ draft }) => draft.subjectKey === about.subjectKey) ??
    fitting.find(({ draft }) => draft.offerCode === about.offerCode) ??
    fitting.find(({ draft }) => draft.subjectKey === about.likelySubject)
  if (same) {
    const { subjectKey, savedAt } = same.draft
    return { restored: { subjectKey, savedAt, form: same.form }, other: null }
  }
  return { restored: null, other: fitting[0]?.form ?? null }
}

/** A saved form as the list of unfinished forms shows it. */
export type DraftFacts = {
  /** The name of the service; null if only its code is known. */
  title: string | null
  days: { from: CalendarDate; to: CalendarDate } | null
  /** How many of the people have a name. */
  named: number
  people: number
  /** Address of the form; null if it cannot be told. */
  href: string | null
}

/** The same with its kind. */
export type DraftLine = DraftFacts & { kind: BookingKind; key: string }
