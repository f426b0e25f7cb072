import { expect, test } from 'vitest'
import { playwrightCount, vitestCount } from '../../scripts/test/count.ts'

const vitest = (passed: number, failed: number, files: { status: string; tests: string[] }[] = []) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: files.map(({ status, tests }) => ({
      ...{ name: 'a.test.ts', message: 'Cannot find module', status },
      assertionResults: tests.map((each) => ({
        ...{ status: each, fullName: `it ${each}`, failureMessages: ['expected 1\n  at a.test.ts:1'] },
      })),
    })),
  })

test('tests are counted as the runners count them, and failed ones are named', () => {
  expect(vitestCount(vitest(5, 0), true)).toMatchObject({ passed: 5, failed: 0 })
  const files = [{ status: 'failed', tests: ['passed', 'failed'] }]
  expect(vitestCount(vitest(1, 1, files), false)).toEqual({
    ...{ passed: 1, failed: 1, failures: ['a.test.ts: it failed: expected 1'] },
  })
  const report = JSON.stringify({ stats: { expected: 7, unexpected: 1, flaky: 2 } })
  expect(playwrightCount(report, false)).toEqual({ passed: 9, failed: 1, repeated: 2 })
})

test('a file that did not load is a failure', () => {
  expect(vitestCount(vitest(3, 0, [{ status: 'failed', tests: [] }]), false)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['a.test.ts: Cannot find module'],
  })
})

test('a runner that breaks down is a failure, whatever it reported', () => {
  expect(vitestCount(null, false)).toEqual({ passed: 0, failed: 1 })
  expect(vitestCount(null, true)).toEqual({ passed: 0, failed: 1 })
  expect(vitestCount('{"numPassed', false)).toEqual({ passed: 0, failed: 1 })
  expect(vitestCount(vitest(5, 0), false)).toMatchObject({ passed: 5, failed: 1 })
})
