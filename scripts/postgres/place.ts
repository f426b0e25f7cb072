import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { canEnter, giveFolder, homeBelowVarLib, shortHash } from './run-as.ts'
import type { RunAs } from './run-as.ts'

/** Absolute paths of the files of one embedded PostgreSQL. */
export type PostgresPlace = {
  /** Holds everything below; owned by the user that PostgreSQL runs as. */
  root: string
  /** The database files. */
  files: string
  /** The folder of the unix socket. */
  socket: string
  /** The server's log. */
  log: string
  /**
   * Folder with one empty file for each program that uses the server, named by its process id. The last
   * program to leave stops the server.
   */
  users: string
}

/** A unix socket's path may be about 107 bytes long, of which the file's own name takes 14. */
const longestSocketFolder = 85

/**
 * Chooses and prepares the place below `dataDir`, or below `/var/lib` when PostgreSQL's user cannot reach
 * `dataDir`. The same `dataDir` always gives the same place.
 */
export function preparePlace(dataDir: string, user: RunAs): PostgresPlace {
  const inData = path.resolve(dataDir, 'postgres')
  const moved = path.join(homeBelowVarLib(dataDir), 'postgres')
  const root = rootFor(inData, moved, user)
  const near = path.join(root, 'socket')
  const socket =
    near.length <= longestSocketFolder ? near : path.join(tmpdir(), `travel-desk-${shortHash(root)}`)
  giveFolder(socket, user)
  const users = path.join(root, 'users')
  mkdirSync(users, { recursive: true })
  return {
    root,
    files: path.join(root, 'files'),
    socket,
    log: path.join(root, 'server.log'),
    users,
  }
}

function rootFor(inData: string, moved: string, user: RunAs): string {
  const dataDir = path.dirname(inData)
  mkdirSync(dataDir, { recursive: true })
  // The data folder may be passed through but not listed, so that PostgreSQL's user reaches its files in it.
  if (user.uid !== undefined) chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | 0o011)
  giveFolder(inData, user)
  // Once moved, the place stays moved: the parent folder's mode may change later, and the bookings must not
  // vanish.
  if (!existsSync(path.join(moved, 'files')) && canEnter(inData, user)) return inData
  mkdirSync(path.dirname(moved), { recursive: true, mode: 0o755 })
  giveFolder(moved, user)
  return moved
}
