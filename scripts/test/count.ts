/**
 * How many tests of a runner passed and failed; `repeated` counts the passed tests that needed a second
 * attempt.
 */
export type Count = { passed: number; failed: number; repeated?: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

/**
 * Reads Vitest's JSON report. A file that failed without a failed test (it did not load, or its hooks failed)
 * counts as one failure, and so does a run that failed although every test passed.
 */
export function vitestCount(report: string | null, succeeded: boolean): Count {
  return read<VitestReport>(report, succeeded, (parsed) => {
    const brokenFiles = parsed.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((each) => each.status === 'failed'),
    ).length
    return { passed: parsed.numPassedTests, failed: parsed.numFailedTests + brokenFiles }
  })
}

/**
 * Reads Playwright's JSON report. A test that passed only when repeated counts as passed, and also as
 * repeated.
 */
export function playwrightCount(report: string | null, succeeded: boolean): Count {
  return read<PlaywrightReport>(report, succeeded, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    repeated: stats.flaky,
  }))
}

function read<Report>(report: string | null, succeeded: boolean, count: (parsed: Report) => Count): Count {
  const counted = report === null ? { passed: 0, failed: 1 } : parsedCount(report, count)
  return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}

function parsedCount<Report>(report: string, count: (parsed: Report) => Count): Count {
  try {
    return count(JSON.parse(report) as Report)
  } catch {
    // The report is incomplete, because the runner crashed while writing it.
    return { passed: 0, failed: 1 }
  }
}
