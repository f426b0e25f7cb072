import { cruise } from 'dependency-cruiser'
import type { ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const folders = [
  'app',
  'bench',
  'components',
  'contract',
  'database',
  'desk',
  'e2e',
  'gateway',
  'lib',
  'pdf',
  'program',
  'scripts',
  'server',
  'telemetry',
  'tests',
  'text',
]

/** The violations of the import rules in the folders below `base`, as `rule: from -> to`. */
async function violations(base: string, exclude: string): Promise<string[]> {
  const options = await extractOptions(path.join(root, '.dependency-cruiser.cjs'))
  const present = folders.filter((folder) => existsSync(path.join(base, folder)))
  const result = await cruise(present, { ...options, baseDir: base, validate: true, exclude }, undefined, {
    tsConfig: extractTsConfig(path.join(root, 'tsconfig.json')),
  })
  const { summary } = result.output as ICruiseResult
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort()
}

test('every folder imports only what the house plan allows', async () => {
  expect(await violations(root, '^tests/structure/fixtures/|^[.]next/')).toEqual([])
}, 90_000)

test('the rules see relative, type-only, dynamic and re-exported imports, cycles, and what one side alone imports', async () => {
  const imports = await violations(path.join(root, 'tests/structure/fixtures/house'), '^$')
  expect(imports).toEqual([
    'components-imports: components/air/form.ts -> server/air/queries.ts',
    'contract-imports: contract/re-export.ts -> lib/money.ts',
    'contract-knows-only-zod: contract/re-export.ts -> lib/money.ts',
    'e2e-imports: e2e/journey.ts -> gateway/fare.ts',
    'gateway-imports: gateway/type-only.ts -> lib/money.ts',
    'lib-runs-in-the-browser: lib/money.ts -> lib/money.ts',
    'lib-runs-in-the-browser: lib/server-alone.ts -> lib/server-alone.ts',
    'lib-runs-on-the-server: lib/browser-alone.ts -> lib/browser-alone.ts',
    'lib-runs-on-the-server: lib/money.ts -> lib/money.ts',
    'no-cycles: lib/one.ts -> lib/two.ts',
    'read-knows-no-kind: server/read/read-route.ts -> lib/kinds.ts',
    'recorded-without-world: tests/gateway/recorded-life.ts -> gateway/world/air/seat.ts',
    'scripts-imports: scripts/start.ts -> lib/money.ts',
    'server-booking-floor: server/booking/reindex.ts -> server/air/queries.ts',
    'server-ground-knows-no-kind: server/session/gate.ts -> server/kinds.ts',
    'server-ground-knows-no-kind: server/store/purge.ts -> server/booking/reindex.ts',
    'server-imports: server/air/dynamic.ts -> gateway/fare.ts',
    'server-kinds-apart: server/hotel/rate.ts -> server/air/queries.ts',
    'server-room-without-floor: server/attic/trunk.ts -> server/session/gate.ts',
    'server-store-floor: server/store/purge.ts -> server/booking/reindex.ts',
    'suppliers-through-ports: gateway/domain/sell.ts -> gateway/world/air/seat.ts',
    'supply-knows-no-seller: gateway/supply/port.ts -> gateway/domain/sell.ts',
    'ui-knows-no-travel: components/ui/button.ts -> components/air/form.ts',
    'world-geography-imports: gateway/world/geography/places.ts -> gateway/world/place/search.ts',
    'world-knows-no-seller: gateway/world/place/search.ts -> gateway/domain/sell.ts',
  ])
}, 90_000)
