import type { Fault } from '../tests/fault-proxy/fault-proxy.ts'
import { environment } from './environment.ts'

/** A fault that can be sent to the proxy: those that wait for something or call a function cannot. */
export type LineFault = Exclude<
  Fault,
  { kind: 'delay-request' } | { kind: 'delay-reply' } | { kind: 'rewrite' }
>

/** A command to the proxy between desk and gateway. */
export type LineCommand =
  { do: 'strike'; path: string; faults: readonly LineFault[] } | { do: 'clear' | 'down' | 'up' }

/** The line between desk and gateway. Its faults concern every journey: use it with `@alone`. */
export const line = {
  /** Sets up faults for the next requests of a path of the gateway, one per request. */
  strike: (path: string, ...faults: LineFault[]) => tell({ do: 'strike', path, faults }),
  /** Removes faults that have not struck. */
  clear: () => tell({ do: 'clear' }),
  /** Breaks every connection and refuses new ones. */
  down: () => tell({ do: 'down' }),
  /** Takes connections again. */
  up: () => tell({ do: 'up' }),
}

async function tell(command: LineCommand): Promise<void> {
  const response = await fetch(`http://localhost:${environment.recorderPort}/_recorder/line`, {
    method: 'POST',
    body: JSON.stringify(command),
  })
  if (!response.ok) throw new Error(`${command.do}: ${response.status} ${await response.text()}`)
}
