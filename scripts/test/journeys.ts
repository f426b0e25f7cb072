import { createRequire } from 'node:module'
import path from 'node:path'

/** Playwright's command line. */
export const playwright = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
)

/**
 * The arguments of all journeys: those that do not disturb each other, two at a time, and then by themselves
 * those that are tagged `@alone`, one after another (`playwright.config.ts`).
 */
export const allJourneys = ['--project=desktop', '--project=narrow'] as const

/**
 * The same for the journeys of some files: in two runs, since after the first
 * ones Playwright would run all that are tagged `@alone`, those of other files too.
 */
export const someJourneys = [
  [...allJourneys, '--no-deps', '--pass-with-no-tests'],
  ['--project=alone', '--pass-with-no-tests', '--output=test-results/alone'],
] as const
