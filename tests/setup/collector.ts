import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number }

/** A span as OTLP writes it in JSON. */
export type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Value }[]
}

type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }

/** A program that traces are sent to, by OTLP over HTTP with JSON. `texts` are the bodies as they came. */
export type Collector = { url: string; texts: string[]; spans(): SentSpan[]; close(): Promise<void> }

/** Opens one on a free port of this machine. */
export async function openCollector(): Promise<Collector> {
  const texts: string[] = []
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = []
    asked.on('data', (chunk: Buffer) => chunks.push(chunk))
    asked.on('end', () => {
      if (asked.url === '/v1/traces') texts.push(Buffer.concat(chunks).toString())
      answer.writeHead(asked.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' })
      answer.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts,
    spans: () =>
      texts
        .flatMap((text) => (JSON.parse(text) as Sent).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
