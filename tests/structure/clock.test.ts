import { expect, test } from 'vitest'
import { asRun, filesBelow, textOf } from './sources.ts'

/** Ways to read the time without the injected clock, in JavaScript and in embedded SQL. */
const bareClock =
  /\bDate\.now\b|\bnew Date\(\s*\)|(?<![\w.])Date\(\s*\)|(?<![\w.$])now\(\)|\b(?:current_(?:timestamp|date|time)|localtimestamp|(?:clock|statement|transaction)_timestamp|timeofday)\b/i

test.each([
  'const at = Date.now()',
  'const at = new Date()',
  'sql`update hold set ended_at = now()`',
  'sql`select CURRENT_TIMESTAMP`',
  'const clock = Date.now',
])('a bare clock is seen: %s', (code) => {
  expect(code).toMatch(bareClock)
})

test.each(['clock.now()', 'new Date(millis)', 'this.clock.now()', 'officeNow(clock, 0)'])(
  'an injected clock is not: %s',
  (code) => {
    expect(code).not.toMatch(bareClock)
  },
)

test('the gateway takes the time from its clock alone', () => {
  const files = filesBelow(['gateway']).filter((file) => file !== 'gateway/clock.ts')
  expect(files.length).toBeGreaterThan(0)
  // Most files have no such text, not even in a comment, and need not be compiled.
  const suspects = files.filter((file) => bareClock.test(textOf(file)))
  const readers = suspects.flatMap((file) =>
    asRun(file)
      .split('\n')
      // A module may declare a method called `now`, because that is how a clock is injected.
      .filter((line) => bareClock.test(line) && !/^\s*now\(\)\s*\{/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(readers).toEqual([])
})
