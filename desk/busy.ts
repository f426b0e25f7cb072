import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** When whoever was turned away may come again: different times, so that not all return at once. Seconds. */
const SOONEST_SECONDS = 2
const LATEST_SECONDS = 5

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:30rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.25rem}`
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

/**
 * Turns a request away: 503 with Retry-After, before anything was done for it. A browser that opens a page
 * gets one that says so and tries again by itself; `lib/read.ts` repeats what a page reads.
 */
export function answerBusy(asked: IncomingMessage, answer: ServerResponse): void {
  const seconds = SOONEST_SECONDS + Math.floor(Math.random() * (LATEST_SECONDS - SOONEST_SECONDS + 1))
  const isPage = asked.method === 'GET' && asked.headers.accept?.includes('text/html') === true
  const body = isPage ? page(seconds) : JSON.stringify({ code: 'Busy', message: 'Travel Desk is busy.' })
  answer.writeHead(503, {
    'retry-after': String(seconds),
    // Told from other answers of 503: nothing was done, so whatever it was may be asked again.
    'x-desk-busy': '1',
    'cache-control': 'no-store',
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'content-security-policy': POLICY,
  })
  answer.end(body)
}

function page(seconds: number): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}">
<title>Travel Desk is busy</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Travel Desk is busy</h1>
<p role="status">Too many people are using it right now. This page tries again by itself in ${seconds} seconds.</p>
<p>Nothing that you have held, ticketed or saved is lost.</p>
</body>
</html>
`
}
