import { defineConfig } from '@playwright/test'
import { environment, logFile } from './e2e/environment.ts'
import { findBrowser } from './scripts/ensure/browser.mjs'

// Looked for once: the workers inherit the answer.
process.env['CHROMIUM_PATH'] ??= (await findBrowser()) ?? ''

/** Other ports and another data folder than `npm start`, empty at every run. */
const settings = {
  PORT: String(environment.deskPort),
  GATEWAY_PORT: String(environment.gatewayPort),
  GATEWAY_PRODUCTION_PORT: String(environment.productionPort),
  DATA_DIR: environment.dataDir,
  HOST: '127.0.0.1',
  NEXTAUTH_URL: environment.deskUrl,
  GATEWAY_SANDBOX_URL: `http://localhost:${environment.recorderPort}`,
}

/** Tag of the journeys that need the gateway for themselves. */
const ALONE = /@alone/

/**
 * Tag of those that delay, read or cut what passes between desk and gateway, read what one process keeps, or
 * start programs of their own.
 */
const OWN = /@own/
/** What does not run where the programs run already (`npm run whole`). */
const elsewhere = environment.failoverUrl === null ? [] : [OWN]

const testMatch = '**/*.spec.ts'
/** What runs before the journeys tagged @alone. */
const journeys = { testMatch, teardown: 'alone' }

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Two at a time, also of one file. A journey tagged @alone changes what all others see (faults of the
  // gateway, programs that are killed): those run one by one once all others have ended, failed ones too.
  workers: 2,
  fullyParallel: true,
  // At a hand-in one repetition, and the report names what needed it. At home a journey that fails once is a
  // defect.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    baseURL: environment.deskUrl,
    actionTimeout: 20_000,
    // A trace costs a fifth of a journey's time: at a hand-in the repetition alone records one.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || undefined,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', ...journeys, grepInvert: [/@narrow/, ALONE, ...elsewhere], use: { viewport: wide } },
    { name: 'narrow', ...journeys, grep: /@narrow/, grepInvert: elsewhere, use: { viewport: narrow } },
    { name: 'alone', testMatch, grep: ALONE, grepInvert: elsewhere, workers: 1, use: { viewport: wide } },
    // `npm run screens` alone: it takes pictures and judges nothing. One by one, because it sets faults.
    { name: 'screens', testMatch: '**/*.screens.ts', workers: 1, use: { viewport: wide } },
  ],
  webServer:
    environment.failoverUrl !== null
      ? []
      : [
          {
            command: `"${process.execPath}" e2e/recorder.ts`,
            url: `http://localhost:${environment.recorderPort}/_recorder`,
            reuseExistingServer: false,
          },
          {
            // What desk and gateway write is kept: the journeys look for what must not stand there.
            command: `"${process.execPath}" scripts/start-afresh.ts > "${logFile}" 2>&1`,
            url: `${environment.deskUrl}/`,
            env: settings,
            reuseExistingServer: false,
            timeout: 120_000,
            stdout: 'ignore',
            stderr: 'pipe',
            gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
          },
        ],
})
