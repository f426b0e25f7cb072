import 'server-only'
import { z } from 'zod'
import type { OperationSpec } from '../../contract/operation.ts'
import type { CallOutcome } from './outcome.ts'

const sessionFailure = z.object({
  Success: z.literal(false),
  Error: z.object({ Id: z.string().min(1), Message: z.string().nullish() }),
})

const codedFailure = z.object({ error: z.object({ code: z.string().min(1), message: z.string().nullish() }) })

/** Used by the token endpoint alone (RFC 6749, section 5.2). */
const oauthFailure = z.object({ error: z.string().min(1), error_description: z.string().nullish() })

/** The parts of an HTTP answer that are read here. */
export type Answer = { httpStatus: number; text: string; retryAfter: string | null }

/**
 * Reads an answer by the operation's record. An answer that does not conform is `unknown`, for a commit even
 * if it looks like a failure: only a well-formed refusal proves that nothing happened.
 */
export function readAnswer(op: OperationSpec, answer: Answer): CallOutcome<unknown> {
  if (answer.httpStatus >= 500) return { kind: 'unknown', reason: 'server-error', sent: true }
  const body = parseJson(answer.text)
  const refusal = body === undefined ? null : refusalOf(op, body, answer)
  if (refusal) return refusal
  if (answer.httpStatus === 404 && op.kind !== 'commit') {
    return { kind: 'refused', code: 'NotFound', message: 'No such operation', httpStatus: 404 }
  }
  if (body === undefined || answer.httpStatus < 200 || answer.httpStatus > 299) return MALFORMED
  return payloadOf(op, body)
}

const MALFORMED: CallOutcome<never> = { kind: 'unknown', reason: 'malformed', sent: true }

function refusalOf(op: OperationSpec, body: unknown, answer: Answer): CallOutcome<never> | null {
  const failure = failureOf(op, body)
  if (!failure) return null
  if (failure.code === 'InternalError') return { kind: 'unknown', reason: 'server-error', sent: true }
  const retryAfterSeconds = Number(answer.retryAfter ?? NaN)
  const refusal = { ...failure, httpStatus: answer.httpStatus }
  return Number.isFinite(retryAfterSeconds)
    ? { kind: 'refused', ...refusal, retryAfterSeconds }
    : { kind: 'refused', ...refusal }
}

function failureOf(op: OperationSpec, body: unknown): { code: string; message: string } | null {
  if (op.dialect === 'session') {
    const failed = sessionFailure.safeParse(body).data
    return failed ? { code: failed.Error.Id, message: failed.Error.Message ?? '' } : null
  }
  if (op.dialect === 'oauth') {
    const failed = oauthFailure.safeParse(body).data
    return failed ? { code: failed.error, message: failed.error_description ?? '' } : null
  }
  const failed = codedFailure.safeParse(body).data
  return failed ? { code: failed.error.code, message: failed.error.message ?? '' } : null
}

const sessionSuccess = z.looseObject({ Success: z.literal(true), Error: z.unknown() })
const dataEnvelope = z.looseObject({ data: z.unknown() })

function payloadOf(op: OperationSpec, body: unknown): CallOutcome<unknown> {
  if (op.envelope === 'success-error' && !sessionSuccess.safeParse(body).success) return MALFORMED
  const enveloped = op.envelope === 'data-timestamp' ? dataEnvelope.safeParse(body) : null
  if (enveloped && !enveloped.success) return MALFORMED
  const parsed = op.response.safeParse(enveloped ? enveloped.data.data : body)
  return parsed.success ? { kind: 'ok', data: parsed.data } : MALFORMED
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the caller treats undefined as a malformed answer.
    return undefined
  }
}
