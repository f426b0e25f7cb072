import { defineConfig } from 'vitest/config'
import { fileURLToPath } from 'node:url'

/** Tests that take seconds each: `npm test` runs them, `npm run verify` does not. */
const slow = 'tests/**/*.slow.test.{ts,tsx}'

const folders = ['contract', 'gateway', 'desk', 'structure']

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  // `server-only` refuses to load outside a React server; here the tests are the server.
  resolve: { alias: { 'server-only': here('./tests/setup/server-only.ts') } },
  test: {
    environment: 'node',
    globalSetup: [here('./tests/setup/global.ts')],
    pool: 'forks',
    // Two cores, and PostgreSQL wants a share of them.
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    projects: [
      ...folders.map((name) => ({
        extends: true as const,
        test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], exclude: [slow] },
      })),
      { extends: true as const, test: { name: 'slow', include: [slow], testTimeout: 120_000 } },
    ],
  },
})
