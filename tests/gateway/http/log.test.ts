import { expect, test } from 'vitest'
import { createLog } from '../../../gateway/log.ts'

/** The line that the gateway's log writes for these fields. */
function written(fields: Record<string, unknown>): Record<string, unknown> {
  const lines: string[] = []
  createLog('info', { write: (line: string) => void lines.push(line) }).error(fields, 'the call failed')
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>
}

test('P1, ASVS 16.2.5: a log line has the allowed fields and nothing else', () => {
  const line = written({
    requestId: 'r1',
    operation: 'air.book',
    outcome: 'ok',
    SessionId: '0d3a8a5e-2b7a-4a55-9a40-2d6f6f4f4a11',
    email: 'anna@example.com',
    body: { PassportNumber: 'C01X00T47' },
  })
  expect(Object.keys(line).sort()).toEqual(
    ['level', 'time', 'program', 'msg', 'requestId', 'operation', 'outcome'].sort(),
  )
})

test("P1: the database's message, which quotes rows, is not written", () => {
  const row = 'anna@example.com'
  const error = Object.assign(
    new Error(`duplicate key (email)=(${row})\nDetail: Key (email)=(${row}) exists.`),
    {
      code: '23505',
      detail: `Key (email)=(${row}) already exists.`,
      where: `COPY person, line 1: "${row}"`,
    },
  )
  const line = written({ requestId: 'r1', err: error })
  expect(line['err']).toMatchObject({ type: 'Error', code: '23505', message: 'see code' })
  expect(JSON.stringify(line)).not.toContain(row)
  // Where it came from is written, or nobody could find the cause.
  expect((line['err'] as { stack: string }).stack).toContain('log.test.ts')
})
