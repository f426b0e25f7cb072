/** How many tests of a runner passed and failed; `repeated` of the passed ones did so only the second time. */
export type Count = { passed: number; failed: number; repeated?: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

/**
 * Reads Vitest's JSON report. A file that failed without a failed test (it did not load, or its hooks broke) is
 * one failure; so is a run that ended badly though every test passed.
 */
export function vitestCount(report: string | null, succeeded: boolean): Count {
  return read<VitestReport>(report, succeeded, (parsed) => {
    const brokenFiles = parsed.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((each) => each.status === 'failed'),
    ).length
    return { passed: parsed.numPassedTests, failed: parsed.numFailedTests + brokenFiles }
  })
}

/** Reads Playwright's JSON report. A test that passed only when it was repeated has passed, and is counted apart. */
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
    // Half a report: the runner broke down while writing it.
    return { passed: 0, failed: 1 }
  }
}
