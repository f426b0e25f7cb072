import { sendLoad } from './load.ts'
import { interleave, median, type BenchRow } from './row.ts'
import { listen, openSubject } from './subject.ts'

const REQUESTS = 3000
const AT_ONCE = 16
const ROUNDS = 5

/**
 * Bar 14: a small call (session check, sliding renewal, zod), compared with a plain node:http server that
 * runs one indexed UPDATE on the same pool. It measures the CPU time of the server's process and the wall
 * time.
 */
export async function gatewayShare(): Promise<BenchRow[]> {
  const subject = await openSubject()
  await subject.pool.query('create table bare (id int primary key, seen_at timestamptz)')
  await subject.pool.query('insert into bare values (1, null)')
  const bare = await listen((request, response) => {
    request.resume()
    void subject.pool.query('update bare set seen_at = $1 where id = $2', [new Date(0), 1]).then(() => {
      response.setHeader('content-type', 'application/json')
      response.end('{"hello":"world"}')
    })
  })
  const SessionId = await subject.signIn()
  const cpu = { ours: [] as number[], peer: [] as number[] }
  const measure = (kind: 'ours' | 'peer', url: string) => async () => {
    const before = process.cpuUsage()
    const { millis } = await sendLoad({
      url,
      body: JSON.stringify({ SessionId }),
      headers: {},
      requests: REQUESTS,
      atOnce: AT_ONCE,
    })
    const used = process.cpuUsage(before)
    cpu[kind].push((used.user + used.system) / REQUESTS)
    return (millis * 1000) / REQUESTS
  }
  const wall = await interleave(
    {
      ours: measure('ours', `${subject.url}/Authenticate/SessionInfo`),
      peer: measure('peer', `${bare.url}/`),
    },
    ROUNDS,
  )
  await new Promise((resolve) => bare.server.close(resolve))
  await subject.close()
  const row = (name: string, ours: number[], peer: number[]): BenchRow => ({
    bar: 14,
    name,
    ours: `${median(ours).toFixed(0)} us`,
    peer: `${median(peer).toFixed(0)} us`,
    ratio: median(ours) / median(peer),
    better: 'less',
    guard: 2,
    goal: 1.3,
  })
  return [
    row('gateway-share, wall', wall.ours, wall.peer),
    row('gateway-share, CPU', cpu.ours.slice(1), cpu.peer.slice(1)),
  ]
}
