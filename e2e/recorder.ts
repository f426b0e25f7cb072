import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { json } from 'node:stream/consumers'
import { openFaultProxy } from '../tests/fault-proxy/fault-proxy.ts'
import { environment } from './environment.ts'
import type { LineCommand } from './line.ts'

// A program between desk and gateway, which the Playwright configuration starts by itself. It passes every
// byte on and records the SessionIds and tokens on this connection, so that the canary knows what must
// appear nowhere else. It can delay the end of streamed searches for a day, so that a journey can look at one
// that is still running. While a journey has set up faults (`line.ts`), requests go through the fault proxy.

/** The secrets on this connection. */
export type Recorded = { sessionIds: string[]; tokens: string[] }

const { gatewayUrl, gatewayPort } = environment
const gatewayHost = new URL(gatewayUrl).host
const proxy = await openFaultProxy(gatewayPort, gatewayHost)
/** Whether faults were set up and not cleared since: the proxy opens a connection for each request. */
let isTroubled = false

const sessionIds = new Set<string>()
const tokens = new Set<string>()
/** The id as both dialects send it: a field of a JSON body, or a part of an address. */
const SESSION_ID = /SessionId"?\s*[:=]\s*"?([0-9a-f]{8}-[0-9a-f-]{27})/gi

/** The departures whose searches are delayed, each with a promise that settles when they may end. */
const held = new Map<string, PromiseWithResolvers<void>>()

function remember(chunk: Buffer | string): void {
  for (const [, id] of chunk.toString().matchAll(SESSION_ID)) if (id) sessionIds.add(id)
}

/** The delay of the search in a request; undefined for any other request. */
function delayOf(text: string): Promise<void> | undefined {
  return [...held].find(([day]) => text.includes(`"DepartureDateTime":"${day}`))?.[1].promise
}

function pass(incoming: IncomingMessage, answer: ServerResponse): void {
  remember(incoming.url ?? '')
  let requestText = ''
  const [, token] = /^Bearer (.+)$/i.exec(incoming.headers.authorization ?? '') ?? []
  if (token) tokens.add(token)
  const upstream = send(new URL(incoming.url ?? '/', isTroubled ? proxy.url : gatewayUrl), {
    method: incoming.method,
    // The gateway tells its environments apart by host.
    headers: { ...incoming.headers, host: gatewayHost },
  })
  upstream.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true
    const heard = remembered(response)
    const delay = isStream ? delayOf(requestText) : undefined
    const passed = delay ? untilLetGo(heard, delay) : heard
    pipeline(passed, answer).catch(() => answer.destroy())
  })
  // A broken connection is passed on as one.
  upstream.on('error', () => answer.destroy())
  answer.on('close', () => upstream.destroy())
  incoming.on('data', (chunk: Buffer) => {
    remember(chunk)
    if (held.size > 0) requestText += chunk.toString()
  })
  incoming.pipe(upstream)
}

async function* remembered(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    remember(chunk)
    yield chunk
  }
}

/** Passes events one by one and delays the last. */
async function* untilLetGo(chunks: AsyncIterable<Buffer>, letGo: Promise<void>): AsyncGenerator<Buffer> {
  let rest = ''
  for await (const chunk of chunks) {
    rest += chunk.toString('latin1')
    for (let end = rest.indexOf('\n\n'); end !== -1; end = rest.indexOf('\n\n')) {
      const event = rest.slice(0, end + 2)
      rest = rest.slice(end + 2)
      if (event.startsWith('event: done')) await letGo
      yield Buffer.from(event, 'latin1')
    }
  }
  yield Buffer.from(rest, 'latin1')
}

async function obey(command: LineCommand): Promise<void> {
  isTroubled = command.do === 'strike' || command.do === 'down'
  if (command.do === 'strike') void proxy.strike(command.path, ...command.faults)
  else if (command.do === 'clear') proxy.clear()
  else await proxy[command.do]()
}

createServer((incoming, answer) => {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', environment.deskUrl)
  const day = searchParams.get('day') ?? ''
  if (pathname === '/_recorder/line') {
    void json(incoming)
      .then((command) => obey(command as LineCommand))
      .then(
        () => answer.end(),
        (error: unknown) => answer.writeHead(500).end(String(error)),
      )
    return
  }
  if (pathname === '/_recorder/hold') held.set(day, Promise.withResolvers())
  else if (pathname === '/_recorder/let-go') {
    held.get(day)?.resolve()
    held.delete(day)
  } else if (pathname !== '/_recorder') return pass(incoming, answer)
  const recorded: Recorded = { sessionIds: [...sessionIds], tokens: [...tokens] }
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(recorded))
}).listen(environment.recorderPort, '127.0.0.1')
