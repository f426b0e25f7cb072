import path from 'node:path'

/**
 * The programs that the journeys use, where they run already: the addresses of the desk and of the gateway's
 * sandbox, and one that loses the leader of their database when it is posted to (`npm run whole`).
 */
const given = {
  deskUrl: process.env['E2E_DESK_URL'],
  gatewayUrl: process.env['E2E_GATEWAY_URL'],
  failoverUrl: process.env['E2E_FAILOVER_URL'] ?? null,
}

const deskPort = Number(process.env['E2E_PORT'] ?? 3100)

/**
 * The environment of the journeys: its own ports and data folder, emptied at every run, so that `npm start`
 * can run at the same time. Two clones on one machine need two: `E2E_PORT` moves all ports.
 */
export const environment = {
  deskPort,
  gatewayPort: deskPort + 1010,
  productionPort: deskPort + 1011,
  /** Between desk and gateway. */
  recorderPort: deskPort + 1012,
  deskUrl: given.deskUrl ?? `http://localhost:${deskPort}`,
  /** The gateway's sandbox environment. */
  gatewayUrl: given.gatewayUrl ?? `http://localhost:${deskPort + 1010}`,
  /** Null where the journeys start their own programs. */
  failoverUrl: given.failoverUrl,
  dataDir: '.data-e2e',
} as const

const root = path.resolve(import.meta.dirname, '..')

/** Absolute path of the folder with the secrets and the database of this environment. */
export const dataFolder = path.join(root, environment.dataDir)

/**
 * Absolute path of the log that desk and gateway write while the journeys run. `npm run e2e`
 * with named files runs the journeys that need the gateway for themselves apart, with a log of their own.
 */
export const logFile = path.join(root, `${environment.dataDir}${process.env['E2E_RUN'] ?? ''}.log`)
