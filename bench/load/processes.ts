import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds in a tick of /proc. */
const TICK = 10

/** The processes of a group whose CPU time is counted together; with those that they started, if wanted. */
export type Group = { pids: readonly number[]; withChildren: boolean }

/**
 * Milliseconds of CPU that the processes have used so far, in steps of ten. With children also what those use
 * that run, and what those used that have ended: PostgreSQL has a process for each connection.
 */
export function cpuMillis({ pids, withChildren }: Group): number {
  const ticks = pids.map((pid) => {
    const own = fieldsOf(pid)
    if (!withChildren) return own.user + own.system
    const children = childrenOf(pid).map((child) => fieldsOf(child))
    const running = children.reduce((sum, { user, system }) => sum + user + system, 0)
    return own.user + own.system + own.endedUser + own.endedSystem + running
  })
  return ticks.reduce((sum, each) => sum + each, 0) * TICK
}

type Fields = { parent: number; user: number; system: number; endedUser: number; endedSystem: number }

const none: Fields = { parent: 0, user: 0, system: 0, endedUser: 0, endedSystem: 0 }

function fieldsOf(pid: number): Fields {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch (error) {
    // It ended between the listing and now, and its parent counts what it used.
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT' || code === 'ESRCH') return none
    throw error
  }
  // The name of the program, in brackets, may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const at = (index: number) => Number(fields[index])
  return { parent: at(1), user: at(11), system: at(12), endedUser: at(13), endedSystem: at(14) }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0 && fieldsOf(each).parent === pid)
}

/** The average number of processes that want a core of this machine, of the last minute. */
export function machineLoad(): number {
  return Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0])
}
