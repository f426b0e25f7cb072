import path from 'node:path'

/** The world of the journeys: ports and data folder of its own, empty at every run, so that `npm start` may go on beside. */
export const world = {
  deskPort: 3100,
  gatewayPort: 4110,
  productionPort: 4111,
  /** Stands between desk and gateway. */
  recorderPort: 4112,
  deskUrl: 'http://localhost:3100',
  /** The gateway's sandbox environment. */
  gatewayUrl: 'http://localhost:4110',
  dataDir: '.data-e2e',
} as const

const root = path.resolve(import.meta.dirname, '..')

/** Absolute path of the folder that holds secrets and database of this world. */
export const dataFolder = path.join(root, world.dataDir)

/** Absolute path of the file with everything that desk and gateway write while the journeys run. */
export const logFile = path.join(root, `${world.dataDir}.log`)
