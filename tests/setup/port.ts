import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { portListener } from '../../gateway/http/port.ts'

/** A port of this machine on which a gateway is called over HTTP. */
export type OpenPort = { host: string; close(): Promise<void> }

/** Opens a free port for a gateway, or for any other program that answers like one. */
export async function openPort(fetch: Parameters<typeof portListener>[0]): Promise<OpenPort> {
  const server = createServer(portListener(fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
