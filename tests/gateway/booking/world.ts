import { freshDatabase } from '../../setup/database.ts'
import type { GatewaySettings } from '../../../gateway/settings.ts'
import { servicesAt } from './office.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

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
