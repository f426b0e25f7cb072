import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { playwright, someJourneys } from '../../scripts/test/journeys.ts'
import type { Whole } from './whole.ts'

/**
 * Runs journeys of the browser through the balancer. Where one kills its programs (`e2e/second-programs.ts`)
 * the leader of the database is lost instead.
 * @param files of `e2e`
 * @returns whether all passed
 */
export async function runJourneys(
  { deskUrl, gatewayUrl, cluster }: Whole,
  files: readonly string[],
  told: (line: string) => void,
): Promise<boolean> {
  const server = createServer((_request, answer) => {
    const startedAt = performance.now()
    cluster.loseLeader('machine').then(
      ({ from, to }) => {
        told(`failover ${from} → ${to} after ${Math.round((performance.now() - startedAt) / 1000)} s`)
        answer.end()
      },
      (error: unknown) => answer.writeHead(500).end(error instanceof Error ? error.message : 'unknown'),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const env = {
    ...process.env,
    E2E_DESK_URL: deskUrl,
    E2E_GATEWAY_URL: gatewayUrl,
    E2E_FAILOVER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
  const results: number[] = []
  for (const run of someJourneys) {
    const child = spawn(process.execPath, [playwright, 'test', ...run, ...files], { stdio: 'inherit', env })
    const [code] = (await once(child, 'exit')) as [number | null]
    results.push(code ?? 1)
  }
  server.close()
  return results.every((code) => code === 0)
}
