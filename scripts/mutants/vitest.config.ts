import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { Vitest } from 'vitest/node'
import { keptPool } from './kept-worker.ts'
import { NearestFirst } from './nearest-first.ts'
import { mutantTests } from './tests.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** How Stryker runs the tests: one process for all files, kept from mutant to mutant. */
export default defineConfig({
  resolve: {
    alias: {
      'server-only': here('../../tests/setup/server-only.ts'),
      'next/headers': here('../../tests/setup/next-headers.ts'),
      'next/server': here('../../tests/setup/next-server.ts'),
    },
  },
  plugins: [
    {
      name: 'kept-pool',
      configureVitest({ vitest }: { vitest: Vitest }) {
        for (const project of vitest.projects) {
          Object.assign(project.config, { pool: keptPool.name, poolRunner: keptPool })
        }
      },
    },
  ],
  test: {
    name: 'store',
    environment: 'node',
    globalSetup: [here('../../tests/setup/global.ts')],
    include: mutantTests,
    isolate: false,
    sequence: { sequencer: NearestFirst },
    testTimeout: 12_000,
    hookTimeout: 60_000,
  },
})
