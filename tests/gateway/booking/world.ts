import { freshDatabase } from '../../setup/database.ts'
import type { GatewaySettings } from '../../../gateway/settings.ts'
import { servicesAt } from './office.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

/**
 * Lets calls wait for a connection as long as it takes. With the limit of the programs, how many of several
 * hundred calls at once get one would depend on the machine.
 */
export function waitForConnections({ services }: World): void {
  services.pool.options.connectionTimeoutMillis = 0
}

/** A separate database, with the gateway's services on it. */
export async function openWorld(changed: Partial<GatewaySettings> = {}) {
  const database = await freshDatabase()
  const { services, clock, close } = servicesAt(database.url, changed)
  return {
    services,
    clock,
    url: database.url,
    close: async () => {
      await close()
      await database.drop()
    },
  }
}
