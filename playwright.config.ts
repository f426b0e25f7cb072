import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/ensure/browser.mjs'

// Looked for once: the workers inherit the answer.
process.env['CHROMIUM_PATH'] ??= (await findBrowser()) ?? ''

const desk = 3100
const gateway = 4110

/** A world of its own: other ports and another data folder than `npm start`, empty at every run. */
const world = {
  PORT: String(desk),
  GATEWAY_PORT: String(gateway),
  GATEWAY_PRODUCTION_PORT: String(gateway + 1),
  DATA_DIR: '.data-e2e',
  HOST: '127.0.0.1',
  NEXTAUTH_URL: `http://localhost:${desk}`,
}

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${desk}`,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || undefined,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', testMatch: '**/*.spec.ts', grepInvert: /@narrow/, use: { viewport: wide } },
    { name: 'narrow', testMatch: '**/*.spec.ts', grep: /@narrow/, use: { viewport: narrow } },
    // `npm run screens` alone: it takes pictures and judges nothing.
    { name: 'screens', testMatch: '**/*.screens.ts', use: { viewport: wide } },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/start-afresh.ts`,
    url: `http://localhost:${desk}/`,
    env: world,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
