import type { GatewaySettings } from '../../gateway/settings.ts'
import { simulatedSuppliers } from '../../gateway/world/suppliers.ts'
import { openGatewayOn, wait, type TestGateway } from './gateway.ts'

/**
 * Opens a gateway with the simulated suppliers, as the program does.
 * @param first another instance, whose database and clock this one shares
 */
export function openGateway(
  changed: Partial<GatewaySettings> = {},
  first?: TestGateway,
): Promise<TestGateway> {
  return openGatewayOn(
    ({ seed, latency }) => simulatedSuppliers({ seed, wait, latencyScale: latency }),
    changed,
    first,
  )
}
