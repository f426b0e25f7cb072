import { writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { exchangesOf, sharedExchangesOf, type Exchange } from '../../../contract/openapi/examples.ts'
import type { Family, OperationSpec } from '../../../contract/operation.ts'
import { keysByPlace } from './exchanges.ts'

/**
 * Compares calls with the examples of the OpenAPI documents. With EXAMPLES=record it collects them instead,
 * and writes them at the end.
 */
export function exampleStore() {
  const recording = process.env['EXAMPLES'] === 'record'
  const made: Record<Family, Record<string, Record<string, Exchange>>> = { session: {}, v3: {}, activity: {} }

  return {
    /**
     * Expects that an example shows this call: the same status, and the same keys in each object.
     * @param key the id of the operation, or the name of the dialect for what any call can meet
     */
    expectShown(op: OperationSpec, key: string, outcome: string, exchange: Exchange): void {
      const own = (made[op.family][key] ??= {})
      // What was sent is shown where it was right.
      own[outcome] = outcome === 'ok' ? exchange : { ...exchange, parameters: {}, body: null }
      if (recording) return
      const stored = (key === op.id ? exchangesOf(op) : sharedExchangesOf(op))[outcome]
      expect(stored?.status, `${key} has no example of ${outcome}: npm run examples`).toBe(exchange.status)
      const [before, now] = [keysByPlace(stored?.answer), keysByPlace(exchange.answer)]
      for (const [place, keys] of now) expect([place, before.get(place) ?? keys]).toEqual([place, keys])
    },
    write(): void {
      if (!recording) return
      for (const [family, exchanges] of Object.entries(made)) {
        writeFileSync(`contract/openapi/examples/${family}.json`, `${JSON.stringify(exchanges, null, 2)}\n`)
      }
    },
  }
}
