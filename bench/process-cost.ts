import { readFile } from 'node:fs/promises'

/** What a process costs, as Linux tells it. */
export type ProcessCost = {
  /** Milliseconds of CPU that it has used so far, in steps of ten. */
  cpuMillis(): Promise<number>
  /** Bytes of memory that it occupies now. */
  residentBytes(): Promise<number>
}

/** Reads the cost of a process of this machine. */
export function processCost(pid: number): ProcessCost {
  return {
    cpuMillis: async () => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
      // The name of the program, in brackets, may have spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return (Number(fields[11]) + Number(fields[12])) * 10
    },
    residentBytes: async () => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
    },
  }
}
