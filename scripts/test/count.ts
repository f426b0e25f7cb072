/**
 * How many tests of a runner passed and failed; `repeated` counts the passed tests that needed a second
 * attempt. `failures` names those that failed.
 */
export type Count = { passed: number; failed: number; repeated?: number; failures?: readonly string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: VitestFile[]
}

type VitestFile = {
  name?: string
  status: string
  message?: string
  assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
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
    const failures = parsed.testResults.flatMap(failuresOf)
    return { passed: parsed.numPassedTests, failed: parsed.numFailedTests + brokenFiles, failures }
  })
}

/** The failed tests of a file, each with the first line of its reason; the file itself if it did not load. */
function failuresOf(file: VitestFile): string[] {
  if (file.status !== 'failed') return []
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  const name = file.name ?? 'a file without a name'
  if (failed.length === 0) return [`${name}: ${firstLine(file.message)}`]
  return failed.map((test) => `${name}: ${test.fullName ?? ''}: ${firstLine(test.failureMessages?.[0])}`)
}

function firstLine(text: string | undefined): string {
  return text?.split('\n')[0] ?? 'no reason was reported'
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
