import path from 'node:path'

const deskPort = Number(process.env['E2E_PORT'] ?? 3100)

/**
 * The world of the journeys: ports and data folder of its own, empty at every run, so that `npm start` may go on beside. Two clones
 * on one machine take two of them: `E2E_PORT` moves all its ports.
 */
export const world = {
  deskPort,
  gatewayPort: deskPort + 1010,
  productionPort: deskPort + 1011,
  /** Stands between desk and gateway. */
  recorderPort: deskPort + 1012,
  deskUrl: `http://localhost:${deskPort}`,
  /** The gateway's sandbox environment. */
  gatewayUrl: `http://localhost:${deskPort + 1010}`,
  dataDir: '.data-e2e',
} as const

const root = path.resolve(import.meta.dirname, '..')

/** Absolute path of the folder that holds secrets and database of this world. */
export const dataFolder = path.join(root, world.dataDir)

/** Absolute path of the file with everything that desk and gateway write while the journeys run. */
export const logFile = path.join(root, `${world.dataDir}.log`)
