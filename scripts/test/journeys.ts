import { createRequire } from 'node:module'
import path from 'node:path'

/** Playwright's command line. */
export const playwright = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
)

/**
 * What the two runs of the journeys are called with: first those that do not disturb each other, two files at
 * a time, then those that are tagged `@alone`, one after another.
 */
export const journeyRuns = [
  ['--project=desktop', '--project=narrow'],
  ['--project=alone', '--workers=1', '--output=test-results/alone'],
] as const
