import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification, Vitest } from 'vitest/node'
import { keptPool } from './kept-worker.ts'
import { mutantTests } from './tests.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The order of `mutantTests`: the first failure ends the run of a mutant, so what is quick comes first. */
class QuickFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      mutantTests.findIndex((file) => moduleId.endsWith(file))
    return specs.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

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
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
