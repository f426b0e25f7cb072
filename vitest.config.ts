import { defineConfig } from 'vitest/config'
import { fileURLToPath } from 'node:url'

/**
 * Tests that take seconds each. `npm test` runs all, `npm run verify` those that need neither time nor a
 * database.
 */
const slow = 'tests/**/*.slow.test.{ts,tsx}'

/** The commands of docs/operations.md, run as written. */
const recipes = 'tests/recipes/*.slow.test.ts'

/** Those of them that read the simulated world, and write at most to a database of their own. */
const slowWorld = ['tests/gateway/{world,hotel}/**/*.slow.test.ts']

/**
 * Tests that open a database. Where neither they nor slow ones are run, there is none: a test in the wrong
 * place fails.
 */
const store = [
  'tests/gateway/*.test.ts',
  'tests/gateway/air/{coded-values,departed-flights,fare-rules,fare-services,local-dates,price-calendar,refund-agreement,refund-over-http,search-options}.test.ts',
  'tests/gateway/{activity-booking,booking,clients,control,hotel,outcomes,session,tolerance,v3,wallet}/*.test.ts',
  'tests/desk/server/**/*.test.ts',
  'tests/structure/{distribute,placement,test-database}.test.ts',
  'tests/backup/*.test.ts',
]

/**
 * The first test of a file that looks for places builds the index of all of them: seconds, on a busy machine
 * many.
 */
const buildsPlaces = { testTimeout: 60_000 }

/**
 * The files of a project share the modules that they load, and with them the simulated world: loading them
 * anew for each file takes longer than most files. What a file changes in a module or in the process it
 * changes back. Component tests share their window as well, and all replace the same modules by the same
 * stand-ins (tests/components/setup.ts). The slow tests with a database share none: one of them failed when
 * it did.
 */
const sharesModules = { isolate: false }

const folders = [
  'contract',
  'fault-proxy',
  'gateway',
  'desk',
  'pdf',
  'program',
  'structure',
  'telemetry',
  'text',
]

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  // `server-only` refuses to load outside a React server, and `next/headers` and `next/server` know no
  // request there; here the tests are the server.
  resolve: {
    alias: {
      'server-only': here('./tests/setup/server-only.ts'),
      'next/headers': here('./tests/setup/next-headers.ts'),
      'next/server': here('./tests/setup/next-server.ts'),
    },
  },
  test: {
    environment: 'node',
    globalSetup: [here('./tests/setup/global.ts')],
    pool: 'forks',
    // Two cores, and PostgreSQL wants a share of them.
    maxWorkers: 2,
    // A test in which nothing was expected, such as a loop over an empty list, fails.
    expect: { requireAssertions: true },
    testTimeout: 15_000,
    hookTimeout: 60_000,
    projects: [
      ...folders.map((name) => ({
        extends: true as const,
        test: {
          name,
          include: [`tests/${name}/**/*.test.{ts,tsx}`],
          exclude: [slow, ...store],
          ...sharesModules,
          ...(name === 'gateway' && buildsPlaces),
        },
      })),
      {
        extends: true as const,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/components/**/*.test.tsx'],
          setupFiles: [here('./tests/components/setup.ts')],
          ...sharesModules,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'store',
          include: store,
          exclude: [slow],
          setupFiles: [here('./tests/setup/statements/record.ts')],
          ...sharesModules,
          ...buildsPlaces,
        },
      },
      {
        extends: true as const,
        test: { name: 'slow', include: [slow], exclude: [...slowWorld, recipes], testTimeout: 120_000 },
      },
      // Five minutes and more: `npm run recipes`.
      ...(process.env['RECIPES']
        ? [{ extends: true as const, test: { name: 'recipes', include: [recipes], testTimeout: 120_000 } }]
        : []),
      {
        extends: true as const,
        test: { name: 'slow-world', include: slowWorld, testTimeout: 120_000, ...sharesModules },
      },
    ],
  },
})
