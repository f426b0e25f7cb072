import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { portListener } from '../../../gateway/http/port.ts'
import type { Desk } from '../../../server/desk.ts'
import type { World } from './world.ts'

/** The desk of a world whose booking service gives the names of places, as a site does. */
export async function deskWithNames(world: World): Promise<{ desk: Desk; close: () => Promise<void> }> {
  const site = createServer(portListener((request) => world.gateway.send(new URL(request.url).pathname)))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const siteUrls = { sandbox: siteUrl, production: siteUrl }
  return {
    desk: { ...world.desk, settings: { ...world.desk.settings, siteUrls } },
    close: () => new Promise((resolve) => site.close(() => resolve())),
  }
}

/** The same desk where the names cannot be read. */
export function withoutNames(desk: Desk): Desk {
  const siteUrls = { sandbox: 'http://127.0.0.1:1', production: 'http://127.0.0.1:1' }
  return { ...desk, settings: { ...desk.settings, siteUrls } }
}
