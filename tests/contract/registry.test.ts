import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { activityFailures, sessionFailures, v3Failures } from '../../contract/failures.ts'
import type { OperationSpec } from '../../contract/operation.ts'
import { operations } from '../../contract/registry.ts'

const all = operations as readonly OperationSpec[]
const failuresOf = { session: sessionFailures, activity: activityFailures, v3: v3Failures }

describe('the registry', () => {
  it('has each id and each method and path once', () => {
    const ids = all.map((op) => op.id)
    expect(new Set(ids).size).toBe(ids.length)
    const routes = all.map((op) => `${op.family} ${op.method} ${op.path.toLowerCase()}`)
    expect(new Set(routes).size).toBe(routes.length)
  })

  it.each(all.map((op) => [op.id, op] as const))('%s declares only failures of its family', (_id, op) => {
    expect(op.errors.filter((id) => !(id in failuresOf[op.family]))).toEqual([])
  })

  it.each(all.map((op) => [op.id, op] as const))('%s keeps the rules of its kind', (_id, op) => {
    if (op.kind === 'commit') expect(op.retry).not.toBe('idempotent')
    if (op.auth === 'none') expect(op.permission).toBeNull()
    if (op.answer === 'events') {
      const terminal = Object.values(op.events ?? {}).filter((event) => event.terminal)
      expect(terminal.length).toBeGreaterThan(0)
    } else expect(op.events).toBeNull()
    if (op.family === 'session' && op.answer !== 'file') expect(op.onFailure).not.toBeNull()
  })

  it.each(all.map((op) => [op.id, op] as const))('%s says how it is asked and answered', (_id, op) => {
    expect(op.sessionIn).toBe(op.auth !== 'session' ? null : op.method === 'GET' ? 'query' : 'body')
    expect(op.encoding === null).toBe(op.request.body === null)
    expect(op.dialect).toBe(op.encoding === 'form' ? 'oauth' : op.family)
    if (op.envelope === 'success-error') expect(op.dialect).toBe('session')
    if (op.envelope === 'data-timestamp') expect(op.dialect).toBe('activity')
    expect(op.mediaType === 'text/event-stream').toBe(op.answer === 'events')
    expect(op.response instanceof z.ZodNever).toBe(op.mediaType !== 'application/json')
  })

  it.each(all.map((op) => [op.id, op] as const))('%s names its booking in fields that it has', (_id, op) => {
    const { params, query, body } = op.request
    const request = { ...params?.shape, ...query?.shape, ...body?.shape }
    const answered = op.response instanceof z.ZodObject ? op.response.shape : {}
    expect(op.booking === null || Object.values(op.booking).some((field) => field !== null)).toBe(true)
    if (op.booking?.asked) expect(Object.keys(request)).toContain(op.booking.asked)
    if (op.booking?.answered) expect(Object.keys(answered)).toContain(op.booking.answered)
    if (op.kind === 'commit' || 'UniqueId' in request) expect(op.booking).not.toBeNull()
  })

  it('empties exactly the keys of success on failure (gap 12)', () => {
    for (const op of all) {
      if (op.family !== 'session' || op.answer !== 'json') continue
      const shape = (op.response as unknown as { shape: Record<string, unknown> }).shape
      expect(Object.keys(op.onFailure ?? {}).sort(), op.id).toEqual(Object.keys(shape).sort())
    }
  })
})
