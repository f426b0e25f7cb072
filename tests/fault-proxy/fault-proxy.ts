import { once } from 'node:events'
import {
  createServer,
  request as send,
  STATUS_CODES,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A fault of one request on its way through the proxy, and how much of the request the upstream gets. */
export type Fault =
  /** The connection breaks before anything was passed on: the upstream never hears of it. */
  | { kind: 'lose-request' }
  /** The upstream gets half of the body, then its connection breaks, and so does the caller's. */
  | { kind: 'cut-request' }
  /** The caller's connection is reset as soon as the upstream has the request. */
  | { kind: 'reset' }
  /** The upstream has answered; nothing of that reaches the caller. */
  | { kind: 'lose-reply' }
  /** The caller gets the first part of the head, or the head and half of the body, and then a reset. */
  | { kind: 'cut-reply'; at: 'head' | 'body' }
  /** The caller gets so many bytes of the body, then the end as if it were whole, or silence. */
  | { kind: 'end-reply' | 'freeze-reply'; afterBytes: number }
  /** The request is passed on once this settles, even if the caller has left by then. */
  | { kind: 'delay-request'; until: Promise<unknown> }
  /** The upstream has answered; the caller hears of it once this settles. */
  | { kind: 'delay-reply'; until: Promise<unknown> }
  /** Answered in place of the upstream. */
  | { kind: 'answer'; status: number; body: string; headers?: Readonly<Record<string, string>> }
  /** The upstream's answer with another body. */
  | { kind: 'rewrite'; change: (body: string) => string }

/** A real proxy between two programs, whose faults a test chooses. */
export type FaultProxy = {
  /** Base address. */
  url: string
  /**
   * Sets up faults for the next requests of a path, one per request.
   * @returns settles when the first of them has struck
   */
  strike(path: string, ...faults: Fault[]): Promise<void>
  /** Removes faults that have not struck. */
  clear(): void
  /** Requests of a path so far, and those that were passed on whole. */
  calls(path: string): { sent: number; passedOn: number }
  /** Connections are refused from now on, and open ones are reset. */
  down(): Promise<void>
  /** Takes connections again, under the same address. */
  up(): Promise<void>
  /** Settles when the upstream has answered everything that was passed on. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** A fault that waits for its request. */
type Armed = { fault: Fault; struck: () => void }

/** A reply of the upstream, read whole. */
type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Opens a proxy before a server. Without a fault it passes every byte on as it comes, and a caller that
 * leaves is passed on too. It keeps no connection open, so that a reset concerns one request.
 * @param upstream port of the server on this machine
 * @param host the Host header that the server expects; its own address if it is left out
 */
export async function openFaultProxy(upstream: number, host?: string): Promise<FaultProxy> {
  const armed = new Map<string, Armed[]>()
  const counts = new Map<string, { sent: number; passedOn: number }>()
  const sockets = new Set<Socket>()
  const underWay = new Set<Promise<unknown>>()
  const countOf = (path: string) => {
    const count = counts.get(path) ?? { sent: 0, passedOn: 0 }
    counts.set(path, count)
    return count
  }

  const pass = (incoming: IncomingMessage) =>
    send({
      host: '127.0.0.1',
      port: upstream,
      path: incoming.url ?? '/',
      method: incoming.method ?? 'GET',
      headers: { ...incoming.headers, host: host ?? `127.0.0.1:${upstream}`, connection: 'close' },
      agent: false,
    })

  async function replyTo(incoming: IncomingMessage, body: Buffer, path: string): Promise<Reply> {
    countOf(path).passedOn += 1
    const exchange = pass(incoming)
    exchange.end(body)
    const [reply] = (await once(exchange, 'response')) as [IncomingMessage]
    return { status: reply.statusCode ?? 502, headers: reply.headers, body: await bytesOf(reply) }
  }

  /** Bytes are passed on as they come: a stream stays one. */
  function passOn(incoming: IncomingMessage, answer: ServerResponse, body: Buffer, path: string): void {
    countOf(path).passedOn += 1
    const exchange = pass(incoming)
    exchange.once('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, connection: 'close' })
      reply.pipe(answer)
      reply.once('error', () => answer.destroy())
    })
    exchange.once('error', () => answer.destroy())
    answer.once('close', () => exchange.destroy())
    exchange.end(body)
  }

  async function struckBy(fault: Fault, incoming: IncomingMessage, answer: ServerResponse, path: string) {
    if (fault.kind === 'lose-request') return reset(answer)
    const body = await bytesOf(incoming)
    switch (fault.kind) {
      case 'cut-request': {
        const exchange = pass(incoming)
        exchange.once('error', () => undefined)
        exchange.write(body.subarray(0, body.length / 2), () => {
          exchange.destroy()
          reset(answer)
        })
        return
      }
      case 'reset': {
        const replied = replyTo(incoming, body, path)
        reset(answer)
        return replied
      }
      case 'lose-reply':
        await replyTo(incoming, body, path)
        return reset(answer)
      case 'cut-reply':
        return cutReply(answer, await replyTo(incoming, body, path), fault.at)
      case 'end-reply':
      case 'freeze-reply': {
        const reply = await replyTo(incoming, body, path)
        answer.writeHead(reply.status, bodyless(reply.headers))
        answer.write(reply.body.subarray(0, fault.afterBytes))
        if (fault.kind === 'end-reply') answer.end()
        return
      }
      case 'delay-request':
        await fault.until
        return whole(answer, await replyTo(incoming, body, path))
      case 'delay-reply': {
        const reply = await replyTo(incoming, body, path)
        await fault.until
        return whole(answer, reply)
      }
      case 'answer':
        answer.writeHead(fault.status, { ...fault.headers, connection: 'close' })
        return void answer.end(fault.body)
      case 'rewrite': {
        const reply = await replyTo(incoming, body, path)
        return whole(answer, { ...reply, body: Buffer.from(fault.change(reply.body.toString())) })
      }
    }
  }

  const server = createServer((incoming, answer) => {
    const path = new URL(incoming.url ?? '/', 'http://proxy').pathname
    countOf(path).sent += 1
    // A caller that resets its connection is no failure of the proxy.
    for (const each of [incoming, answer]) each.on('error', () => undefined)
    const next = armed.get(path)?.shift()
    if (!next) {
      void bytesOf(incoming).then(
        (body) => passOn(incoming, answer, body, path),
        () => answer.destroy(),
      )
      return
    }
    next.struck()
    const work: Promise<unknown> = struckBy(next.fault, incoming, answer, path)
      .catch(() => answer.destroy())
      .finally(() => underWay.delete(work))
    underWay.add(work)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const listen = async (wanted: number) => {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const down = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }
  const port = await listen(0)

  return {
    url: `http://127.0.0.1:${port}`,
    strike: (path, ...faults) => {
      const first = Promise.withResolvers<void>()
      const added = faults.map((fault) => ({ fault, struck: first.resolve }))
      armed.set(path, [...(armed.get(path) ?? []), ...added])
      return first.promise
    },
    clear: () => armed.clear(),
    calls: (path) => ({ ...countOf(path) }),
    down,
    up: async () => {
      if (!server.listening) await listen(port)
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
    close: down,
  }
}

function reset(answer: ServerResponse): void {
  answer.socket?.resetAndDestroy()
}

function whole(answer: ServerResponse, { status, headers, body }: Reply): void {
  answer.writeHead(status, { ...bodyless(headers), 'content-length': body.length })
  answer.end(body)
}

/** Writes past the server's own encoder, which would announce a length or complete an open body. */
function cutReply(answer: ServerResponse, reply: Reply, at: 'head' | 'body'): void {
  const { socket } = answer
  if (!socket) return
  const head = answerHead(reply.status, {
    ...bodyless(reply.headers),
    'content-length': String(reply.body.length),
  })
  const half = reply.body.subarray(0, reply.body.length / 2)
  const bytes = at === 'head' ? head.subarray(0, head.length / 2) : Buffer.concat([head, half])
  // Ended rather than reset: a reset may overtake the bytes before it.
  socket.write(bytes, () => socket.destroy())
}

/** The bytes before the body of an answer. */
function answerHead(status: number, headers: IncomingHttpHeaders): Buffer {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}: ${String(each)}`),
  )
  return Buffer.from([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n'))
}

/** Headers without those that describe how the body was sent. */
function bodyless(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = headers
  return { ...rest, connection: 'close' }
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
