import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GatewaySettings } from '../../../gateway/settings.ts'
import { portListener } from '../../../gateway/http/port.ts'
import { makeDesk, type Desk } from '../../../server/desk.ts'
import { readSettings } from '../../../server/settings.ts'
import { openFaultProxy, type FaultProxy } from '../../fault-proxy/fault-proxy.ts'
import { SANDBOX, type TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { peopleOf, START_MILLISECONDS, type World } from './world.ts'

/** A desk on the real gateway, with real connections between them and a proxy that can break each. */
export type ProxiedWorld = Pick<World, 'pass' | 'signIn' | 'grant' | 'close'> & {
  gateway: TestGateway
  desk: Desk
  proxy: FaultProxy
  /** Ends the time limit of every call that is under way. None ends by itself: a busy machine is no fault. */
  timeOut(): void
}

/** Opens gateway, proxy and desk. The desk's calls wait without end unless a test ends their time. */
export async function openProxiedWorld(changed: Partial<GatewaySettings> = {}): Promise<ProxiedWorld> {
  const gateway = await openGateway(changed)
  const server = createServer(portListener(gateway.gateway.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy = await openFaultProxy((server.address() as AddressInfo).port, new URL(SANDBOX).host)
  const time = { millis: START_MILLISECONDS }
  const settings = readSettings({
    DATABASE_URL: gateway.services.settings.databaseUrl,
    NEXTAUTH_SECRET: 'a secret of the tests, thirty-two characters or more',
    NEXTAUTH_URL: 'http://localhost:3000',
    GATEWAY_SANDBOX_URL: proxy.url,
  })
  let running = new AbortController()
  const desk = makeDesk(
    settings,
    { now: () => new Date(time.millis) },
    {
      retryDelay: () => 0,
      timeLimit: () => ({ signal: AbortSignal.any([running.signal]), clear: () => undefined }),
    },
  )
  return {
    gateway,
    desk,
    proxy,
    timeOut: () => {
      running.abort(new DOMException('the time limit', 'TimeoutError'))
      running = new AbortController()
    },
    pass: (seconds) => {
      time.millis += seconds * 1000
    },
    ...peopleOf(desk),
    close: async () => {
      await proxy.close()
      server.close()
      await desk.store.close()
      await gateway.close()
    },
  }
}
