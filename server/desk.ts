import 'server-only'
import { systemClock, type Clock } from './clock.ts'
import { sealKeyOf, type SealKey } from '../database/sealed-text.ts'
import { sealKey } from './crypto/keys.ts'
import { gatewayClient, type ClientParts, type GatewayClient } from './gateway-client/client.ts'
import { createWireLog, type WireLog } from './gateway-client/wire-log.ts'
import { processWide } from './process-wide.ts'
import { readSettings, type DeskSettings } from './settings.ts'
import { openStore, type DeskStore } from './store/store.ts'
import { controlPlane, type ControlPlane } from './gateway-client/control-plane.ts'

/** The dependencies of the desk's server code. Tests build their own. */
export type Desk = {
  settings: DeskSettings
  clock: Clock
  store: DeskStore
  gateway: GatewayClient
  /** The calls of the sandbox that it has made lately. */
  wireLog: WireLog
  /** The out-of-band side of the sandbox, which another booking service may lack. */
  control: ControlPlane
  key: SealKey
  /** Key of the hashes by which bookings are found. */
  findKey: SealKey
}

/** Builds a desk from settings. `wire` replaces how its gateway client sends, for tests. */
export function makeDesk(
  settings: DeskSettings,
  clock: Clock,
  wire: Pick<ClientParts, 'fetch' | 'retryDelay' | 'timeLimit'> = {},
): Desk {
  const wireLog = createWireLog(clock)
  return {
    settings,
    clock,
    store: openStore(settings.databaseUrl, settings.storeSecret, settings.replicaUrl),
    gateway: gatewayClient({
      bases: settings.gatewayUrls,
      v3Bases: settings.v3Urls,
      clock,
      wireLog,
      ...wire,
    }),
    wireLog,
    control: controlPlane(settings.gatewayUrls.sandbox, wire.fetch),
    key: sealKey(settings.storeSecret.now, settings.storeSecret.before),
    findKey: sealKeyOf(settings.storeSecret.now, 'desk find'),
  }
}

/** The desk of this process. Throws one sentence if a setting is wrong. */
export function desk(): Desk {
  return processWide('desk', () => makeDesk(readSettings(process.env), systemClock))
}
