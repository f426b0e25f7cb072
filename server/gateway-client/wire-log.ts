import 'server-only'
import type { OperationSpec } from '../../contract/operation.ts'
import type { Environment } from '../../contract/session/limits.ts'
import {
  TOKEN_VARIABLE,
  type WireBody,
  type WireCall,
  type WireDetail,
  type WireNews,
} from '../../lib/studio/wire-call.ts'
import type { Clock } from '../clock.ts'
import { followBody } from './follow-body.ts'
import { createMask, type Mask } from './mask.ts'
import type { CallOutcome } from './outcome.ts'
import type { CallContext, WireRequest } from './request.ts'
import { outcomeOfBody, wireOutcome } from './wire-outcome.ts'

const MOST_CALLS = 200
/** Longer bodies are cut, and their whole size is told. */
const MOST_BODY_CHARACTERS = 64_000
/** Most characters of kept bodies: of one office, and of all offices. */
const MOST_OFFICE_CHARACTERS = 4_000_000
const MOST_CHARACTERS = 32_000_000
const MOST_OFFICES = 100
/** A longer text was typed by somebody: no booking has such a reference. */
const LONGEST_REFERENCE = 80

/** Whose call it is: as `CallOptions` of the client. */
type CallFacts = CallContext & { environment: Environment; officeId?: string }

/** A call while it is under way. */
export type NotedCall = {
  /** The answer arrived whole. */
  answered(httpStatus: number, text: string): void
  /** The outcome that the client read from the answer, or the reason why there is no answer. */
  ended(outcome: CallOutcome<unknown>): void
  /** The same response; the part of its body that is read is noted as it passes. */
  following(response: Response): Response
}

/**
 * The last calls of the desk to the booking service, by office, in the memory of this process: for people who
 * watch the desk's calls in the sandbox. Secrets and personal data are masked before anything is kept.
 */
export type WireLog = {
  /** Notes a call; null for calls that are not kept: those of production, and those of nobody's office. */
  begin(
    op: OperationSpec,
    input: Readonly<Record<string, unknown>>,
    options: CallFacts,
    attempt: number,
    request: WireRequest,
  ): NotedCall | null
  /** The calls that are new or have changed since. */
  since(officeId: string, seq: number): WireNews
  /** All calls of an office that are kept, newest first. */
  calls(officeId: string): readonly WireDetail[]
  /** One call with its bodies; null if it is not kept, or another office's. */
  detail(officeId: string, id: number): WireDetail | null
}

type Kept = WireDetail & { seq: number }
type OfficeCalls = { calls: Kept[]; characters: number }

/** Makes an empty log. */
export function createWireLog(clock: Clock): WireLog {
  const offices = new Map<string, OfficeCalls>()
  let lastId = 0
  let lastSeq = 0
  let characters = 0

  function callsOf(officeId: string): OfficeCalls {
    const office = offices.get(officeId) ?? { calls: [], characters: 0 }
    // The office that was noted last stands last, so that the one that nobody uses is dropped first.
    offices.delete(officeId)
    offices.set(officeId, office)
    return office
  }

  function grow(office: OfficeCalls, by: number) {
    office.characters += by
    characters += by
    while (office.calls.length > MOST_CALLS || office.characters > MOST_OFFICE_CHARACTERS) {
      const dropped = office.calls.shift()
      if (!dropped) break
      shrink(office, sizeOf(dropped))
    }
    for (const [id, oldest] of offices) {
      if (characters <= MOST_CHARACTERS && offices.size <= MOST_OFFICES) break
      if (oldest === office) break
      offices.delete(id)
      characters -= oldest.characters
    }
  }

  function shrink(office: OfficeCalls, by: number) {
    office.characters -= by
    characters -= by
  }

  return {
    begin: (op, input, options, attempt, request) => {
      const { environment, officeId } = options
      if (environment !== 'sandbox' || officeId === undefined) return null
      const mask = createMask({
        sessionId: options.sessionId,
        token: options.token,
        personal: op.personal,
      })
      const began = clock.now().getTime()
      const call: Kept = {
        ...requestOf(op, options, attempt, request, mask),
        reference: referenceIn(input, op.booking?.asked, mask),
        id: ++lastId,
        seq: ++lastSeq,
        at: new Date(began).toISOString(),
      }
      const office = callsOf(officeId)
      office.calls.push(call)
      grow(office, sizeOf(call))

      const change = (facts: Partial<WireDetail>) => {
        // The call or its office may have been dropped while the call was under way.
        const isKept = offices.get(officeId) === office && office.calls.includes(call)
        const before = sizeOf(call)
        Object.assign(call, facts, { seq: ++lastSeq })
        if (isKept) grow(office, sizeOf(call) - before)
      }
      const elapsed = () => clock.now().getTime() - began
      return {
        answered: (status, text) => {
          change({ status, ms: elapsed(), answer: bodyOf(text, Buffer.byteLength(text), mask) })
        },
        ended: (outcome) => {
          const answered = outcome.kind === 'ok' ? outcome.data : null
          const reference = call.reference ?? referenceIn(answered, op.booking?.answered, mask)
          change({ ms: call.ms ?? elapsed(), reference, outcome: wireOutcome(outcome, reference) })
        },
        following: (response) => {
          change({ status: response.status, outcome: { tone: 'run', text: 'answering' } })
          return followBody(response, MOST_BODY_CHARACTERS + 1, (end) => {
            const answer = bodyOf(end.text, end.bytes, mask)
            change({ ms: elapsed(), answer, outcome: outcomeOfBody(op, response.status, end) })
          })
        },
      }
    },
    since: (officeId, seq) => {
      const calls = offices.get(officeId)?.calls ?? []
      return {
        seq: lastSeq,
        calls: calls.filter((call) => call.seq > seq).map(lineOf),
        oldest: calls[0]?.id ?? 0,
      }
    },
    calls: (officeId) => (offices.get(officeId)?.calls ?? []).toReversed(),
    detail: (officeId, id) => {
      const call = offices.get(officeId)?.calls.find((each) => each.id === id)
      if (!call) return null
      const { seq: _, ...detail } = call
      return detail
    },
  }
}

function lineOf(call: Kept): WireCall {
  const { id, at, operation, method, path, status, ms, outcome, reference, attempt } = call
  return { id, at, operation, method, path, status, ms, outcome, reference, attempt }
}

function sizeOf({ request, answer }: WireDetail): number {
  return 500 + (request?.text.length ?? 0) + (answer?.text.length ?? 0)
}

function requestOf(
  op: OperationSpec,
  options: CallFacts,
  attempt: number,
  { url, method, headers, body }: WireRequest,
  mask: Mask,
): Omit<WireDetail, 'id' | 'at' | 'reference'> {
  const { pathname, searchParams } = new URL(url)
  const form =
    op.encoding === 'form' && body !== null
      ? JSON.stringify(Object.fromEntries(new URLSearchParams(body)))
      : body
  const request = form === null ? null : bodyOf(form, Buffer.byteLength(body ?? ''), mask)
  return {
    operation: op.id,
    method,
    path: mask.text(pathname),
    status: null,
    ms: null,
    outcome: { tone: 'run', text: 'sent' },
    attempt,
    requestId: options.requestId,
    query: [...searchParams].map(([name, value]) => [name, mask.value(name, value)]),
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      name === 'content-type' || name === 'authorization' || name === 'accept'
        ? [[name, name === 'authorization' ? `Bearer ${TOKEN_VARIABLE}` : value]]
        : [],
    ),
    request,
    answer: null,
  }
}

function bodyOf(text: string, bytes: number, mask: Mask): WireBody {
  const isCut = text.length > MOST_BODY_CHARACTERS
  return {
    text: mask.text(isCut ? text.slice(0, MOST_BODY_CHARACTERS) : text),
    bytes,
    isCut: isCut || bytes > Buffer.byteLength(text),
  }
}

/** The booking that a request or an answer names in a field of it; null if it does not. */
function referenceIn(values: unknown, field: string | null | undefined, mask: Mask): string | null {
  if (!field || typeof values !== 'object' || values === null) return null
  const value = (values as Readonly<Record<string, unknown>>)[field]
  const isReference = typeof value === 'string' && value !== '' && value.length <= LONGEST_REFERENCE
  return isReference ? mask.value(field, value) : null
}
