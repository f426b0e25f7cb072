import { fork } from 'node:child_process'
import { request } from 'node:http'

/**
 * The load that a client process sends: the number of requests in all and at once. Without a body it sends
 * GET requests.
 */
export type Load = {
  url: string
  body?: string
  headers: Record<string, string>
  requests: number
  atOnce: number
}
export type LoadResult = { millis: number; bytes: number }

/**
 * Sends a load from a separate process, so that the server's CPU time can be separated from the client's.
 * @returns wall time and bytes received.
 */
export function sendLoad(load: Load): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL(import.meta.url), ['client'])
    child.once('message', (result) => resolve(result as LoadResult))
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code) reject(new Error(`the load client left with ${code}`))
    })
    child.send(load)
  })
}

function once(load: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = load.body === undefined ? 'GET' : 'POST'
    const sent = request(load.url, { method, headers: load.headers, agent }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes)
        else reject(new Error(`${load.url} answered ${response.statusCode}`))
      })
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(load.body)
  })
}

const { Agent } = await import('node:http')
const agent = new Agent({ keepAlive: true })

async function work(load: Load): Promise<LoadResult> {
  let left = load.requests
  let bytes = 0
  const startedAt = performance.now()
  const worker = async () => {
    while (left > 0) {
      left -= 1
      const received = await once(load)
      bytes += received
    }
  }
  await Promise.all(Array.from({ length: load.atOnce }, worker))
  return { millis: performance.now() - startedAt, bytes }
}

if (process.argv[2] === 'client') {
  process.once('message', (load) => {
    void work(load as Load).then((result) => {
      process.send?.(result, () => process.exit(0))
    })
  })
}
