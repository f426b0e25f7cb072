import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { startChild, until } from './child.ts'
import type { Place } from './place.ts'

/** A port of HAProxy and the servers behind it. */
export type Front = {
  name: string
  port: number
  /** `tcp` for PostgreSQL behind Patroni, `http` for a program. */
  mode: 'tcp' | 'http'
  /** The request by which it asks whether a server is wanted: `OPTIONS /primary`, `GET /readyz`. */
  check: string
  servers: readonly { name: string; port: number; checkPort?: number }[]
}

/** HAProxy in front of servers. */
export type Haproxy = {
  /** Resolves when it sends calls to a server of this front. */
  untilUp(front: string, server: string): Promise<void>
  /** How many servers of a front it sends calls to. */
  upCount(front: string): Promise<number>
  close(): Promise<void>
}

/** Starts HAProxy. @param statsPort where it says what it thinks of its servers */
export async function openHaproxy(
  place: Place,
  statsPort: number,
  fronts: readonly Front[],
): Promise<Haproxy> {
  const file = path.join(place.folder, 'haproxy.cfg')
  writeFileSync(file, configuration(statsPort, fronts))
  const child = startChild({
    command: 'haproxy',
    args: ['-f', file, '-db'],
    cwd: place.own('haproxy'),
    log: place.log('haproxy'),
    user: place.user,
  })
  const states = async () => {
    const answer = await fetch(`http://127.0.0.1:${statsPort}/;csv`)
    const [head = '', ...lines] = (await answer.text()).split('\n')
    const column = head.split(',').indexOf('status')
    return lines.map((line) => {
      const cells = line.split(',')
      return { front: cells[0], server: cells[1], isUp: cells[column]?.startsWith('UP') === true }
    })
  }
  await until('HAProxy', async () => {
    if (child.isGone()) throw new Error(`HAProxy did not start: ${child.said()}`)
    return states().then(
      () => true,
      () => false,
    )
  })
  return {
    untilUp: (front, server) =>
      until(`${server} of ${front}`, async () =>
        (await states()).some((each) => each.front === front && each.server === server && each.isUp),
      ),
    upCount: async (front) =>
      (await states()).filter(
        (each) => each.front === front && each.isUp && !['FRONTEND', 'BACKEND'].includes(each.server ?? ''),
      ).length,
    close: () => child.end(),
  }
}

function configuration(statsPort: number, fronts: readonly Front[]): string {
  const shared = `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 130s
  timeout server 130s
  timeout http-keep-alive 30s
  option redispatch
listen stats
  mode http
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /`
  return [shared, ...fronts.map((front) => (front.mode === 'tcp' ? tcp(front) : http(front))), ''].join('\n')
}

const servers = (front: Front) =>
  front.servers.map(
    ({ name, port, checkPort }) =>
      `  server ${name} 127.0.0.1:${port} check${checkPort ? ` port ${checkPort}` : ''}`,
  )

/** Connections to a server that is not wanted any more are cut: the programs then ask anew. */
function tcp(front: Front): string {
  return [
    `listen ${front.name}`,
    '  mode tcp',
    `  bind 127.0.0.1:${front.port}`,
    `  option httpchk ${front.check}`,
    '  http-check expect status 200',
    '  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers(front),
  ].join('\n')
}

/** A program that stops answers 503 at `/readyz` and finishes what it has: its connections are left alone. */
function http(front: Front): string {
  return [
    `listen ${front.name}`,
    '  mode http',
    `  bind 127.0.0.1:${front.port}`,
    '  option forwardfor',
    '  http-request set-header X-Forwarded-Proto http',
    '  http-request set-header X-Forwarded-Host %[req.hdr(host)]',
    // By itself HAProxy asks as HTTP/1.0, without a host.
    '  option httpchk',
    `  http-check send meth ${front.check.replace(' ', ' uri ')} ver HTTP/1.1 hdr Host localhost`,
    '  http-check expect status 200',
    // A program with much to do answers late; without this it would have to within the interval.
    '  timeout check 5s',
    '  default-server inter 500ms fall 1 rise 1',
    ...servers(front),
  ].join('\n')
}
