import type { z } from 'zod'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { draftAbout } from './draft-about.ts'

/** What an unfinished form says of itself. */
export type DraftAbout = z.infer<typeof draftAbout>

/** An unfinished form as it is kept: encrypted on the server, erased after 24 hours and once it is booked. */
export type Draft<Form> = DraftAbout & { form: Form }

/** Under which a draft is kept: two forms in two tabs do not overwrite one another. */
export function draftKey(kind: BookingKind, { subjectKey }: Pick<DraftAbout, 'subjectKey'>): string {
  return `${draftKeyPrefix(kind)}${subjectKey}`
}

/** What the keys of all drafts of a kind begin with. */
export function draftKeyPrefix(kind: BookingKind): string {
  return `${kind}:`
}

/** The draft that comes back by itself, and the one that is offered: the latest other one that fits. */
export type KeptDrafts<Form> = { restored: Form | null; other: Form | null }

/**
 * Chooses among a person's drafts, the latest first: one of the same offer or subject comes back by itself.
 * @param formOf the draft's form where it fits this offer, null where it does not
 */
export function keptDrafts<Form>(
  drafts: readonly Draft<Form>[],
  about: { offerCode: string; subjectKey: string | null },
  formOf: (draft: Draft<Form>) => Form | null,
): KeptDrafts<Form> {
  const fitting = drafts.flatMap((draft) => {
    const form = formOf(draft)
    return form === null ? [] : [{ draft, form }]
  })
  const same =
    fitting.find(({ draft }) => draft.subjectKey === about.subjectKey) ??
    fitting.find(({ draft }) => draft.offerCode === about.offerCode)
  if (same) return { restored: same.form, other: null }
  return { restored: null, other: fitting[0]?.form ?? null }
}
