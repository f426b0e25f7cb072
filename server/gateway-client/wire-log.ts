import 'server-only'
import type { OperationSpec } from '../../contract/operation.ts'
import type { Environment } from '../../contract/session/limits.ts'
import { TOKEN_VARIABLE, type WireBody, type WireDetail, type WireNews } from '../../lib/studio/wire-call.ts'
import type { Clock } from '../clock.ts'
import { deferredWork, type DeferredWork } from './deferred-work.ts'
import { followBody } from './follow-body.ts'
import { createMask, type Mask } from './mask.ts'
import { OfficeCalls } from './office-calls.ts'
import type { CallOutcome } from './outcome.ts'
import type { CallContext, WireRequest } from './request.ts'
import { outcomeOfBody, wireOutcome } from './wire-outcome.ts'

/** Longer bodies are cut, and their whole size is told. */
const MOST_BODY_CHARACTERS = 64_000
/** Answers that wait to be masked: beyond this, they are masked while their calls wait. */
const MOST_WAITING_CHARACTERS = 2_000_000
/** A longer text was typed by somebody: no booking has such a reference. */
const LONGEST_REFERENCE = 80

/** Whose call it is: as `CallOptions` of the client. */
type CallFacts = CallContext & { environment: Environment; officeId?: string }

/** A call while it is under way. */
export type NotedCall = {
  /** The answer arrived whole. */
  answered: (httpStatus: number, text: string) => void
  /** The outcome that the client read from the answer, or the reason why there is no answer. */
  ended: (outcome: CallOutcome<unknown>) => void
  /** The same response; the part of its body that is read is noted as it passes. */
  following: (response: Response) => Response
}

/**
 * The last calls of the desk to the booking service, by office, in the memory of this process: for people who
 * watch the desk's calls in the sandbox. Secrets and personal data are masked before anything is kept. Those
 * who make a call do not wait until its answer is masked; whoever looks at the log does.
 */
export type WireLog = {
  /** Notes a call; null for calls that are not kept: those of production, and those of nobody's office. */
  begin: (
    op: OperationSpec,
    input: Readonly<Record<string, unknown>>,
    options: CallFacts,
    attempt: number,
    request: WireRequest,
  ) => NotedCall | null
  /** The calls that are new or have changed since. */
  since: (officeId: string, seq: number) => WireNews
  /** All calls of an office that are kept, newest first. */
  calls: (officeId: string) => readonly WireDetail[]
  /** One call with its bodies; null if it is not kept, or another office's. */
  detail: (officeId: string, id: number) => WireDetail | null
}

/** Makes an empty log. */
export function createWireLog(clock: Clock): WireLog {
  const kept = new OfficeCalls()
  const deferred = deferredWork(MOST_WAITING_CHARACTERS)
  /** The calls with all that has been answered. */
  const calls = () => {
    deferred.finish()
    return kept
  }
  return {
    begin: (op, input, options, attempt, request) => {
      const { environment, officeId, sessionId, token } = options
      if (environment !== 'sandbox' || officeId === undefined) return null
      const mask = createMask({ sessionId, token, personal: op.personal })
      const began = clock.now().getTime()
      const asked = requestOf(op, options, attempt, request, mask)
      const change = kept.add(officeId, {
        ...asked,
        polls: attempt === 1 && op.kind === 'read' && op.asks === 'store' && kept.hasSame(officeId, asked),
        reference: referenceIn(input, op.booking?.asked, mask),
        at: new Date(began).toISOString(),
      })
      return notedCall(op, mask, { change, deferred, elapsed: () => clock.now().getTime() - began })
    },
    since: (officeId, seq) => calls().since(officeId, seq),
    calls: (officeId) => calls().calls(officeId),
    detail: (officeId, id) => calls().detail(officeId, id),
  }
}

type Noting = {
  change: ReturnType<OfficeCalls['add']>
  deferred: DeferredWork
  /** Milliseconds since the call began. */
  elapsed: () => number
}

function notedCall(op: OperationSpec, mask: Mask, { change, deferred, elapsed }: Noting): NotedCall {
  return {
    answered: (status, text) => {
      const ms = elapsed()
      deferred.add(text.length, () => {
        change(() => ({ status, ms, answer: bodyOf(text, Buffer.byteLength(text), mask) }))
      })
    },
    ended: (outcome) => {
      const ms = elapsed()
      const answered = outcome.kind === 'ok' ? outcome.data : null
      // After the answer, so that what it names is hidden in the reference too.
      deferred.add(0, () => {
        change((call) => {
          const reference = call.reference ?? referenceIn(answered, op.booking?.answered, mask)
          return { ms: call.ms ?? ms, reference, outcome: wireOutcome(outcome, reference) }
        })
      })
    },
    following: (response) => {
      change(() => ({ status: response.status, outcome: { tone: 'run', text: 'answering' } }))
      return followBody(response, MOST_BODY_CHARACTERS + 1, (end) => {
        const ms = elapsed()
        deferred.add(end.text.length, () => {
          const answer = bodyOf(end.text, end.bytes, mask)
          change(() => ({ ms, answer, outcome: outcomeOfBody(op, response.status, end) }))
        })
      })
    },
  }
}

function requestOf(
  op: OperationSpec,
  options: CallFacts,
  attempt: number,
  { url, method, headers, body }: WireRequest,
  mask: Mask,
): Omit<WireDetail, 'id' | 'at' | 'reference' | 'polls'> {
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
