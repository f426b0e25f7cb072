import 'server-only'
import type { z } from 'zod'
import type { Saved } from '../../lib/booking/draft.ts'
import type { TellProblem } from '../../lib/booking/tell-problem.ts'
import type { FormPeople } from '../../lib/booking/form-people.ts'
import type { TypedMarkup } from '../../lib/booking/typed-markup.ts'
import type { NetCents } from '../../lib/money.ts'
import type { latestDrafts } from '../draft/drafts.ts'

/** A saved form as its row has it. */
type StoredDraft = Awaited<ReturnType<typeof latestDrafts>>[number]

/** From what the form of an offer is made. What the person has typed for it comes before the people. */
export type FormSource = {
  people: FormPeople
  /** The person's unfinished forms of the kind. */
  drafts: readonly StoredDraft[]
  markup: TypedMarkup
}

/** A form that was made for an offer, ready to be held as it is unless it has problems. */
export type FilledForm = {
  /** The code of the offer that it books. */
  offerCode: string
  /** The form of the kind. */
  form: unknown
  /** What it costs as it is filled in: answers of an activity may add to its price. */
  totalCents: NetCents
  /** It is what the person has typed before. */
  isDrafted: boolean
  /** What keeps it from being held, each as a sentence that says where. */
  problems: readonly string[]
}

/** The saved forms that are still readable as forms of a kind, in their order. */
export function readDrafts<Kept>(schema: z.ZodType<Kept>, drafts: readonly StoredDraft[]): Saved<Kept>[] {
  return drafts.flatMap(({ json, savedAt }) => {
    const parsed = schema.safeParse(JSON.parse(json))
    return parsed.success ? [{ ...parsed.data, savedAt: savedAt.toISOString() }] : []
  })
}

/** Collects the problems that the rules of a form tell, as sentences that say where. */
export function problemsOf(
  check: (tell: TellProblem) => void,
  where: (path: readonly (string | number)[]) => string | null,
): string[] {
  const problems: string[] = []
  check((path, message) => {
    const place = where(path)
    problems.push(place === null ? message : `${place}: ${message}`)
  })
  return problems
}
