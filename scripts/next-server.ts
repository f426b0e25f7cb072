import { createRequire } from 'node:module'

/**
 * Arguments for Node that run Next. The young generation stays small: a stream that is passed on leaves a dead 64 kB
 * buffer per chunk, which small collections sweep at once; with the default size they are too rare, and every 20 MB
 * cost a collection of the whole heap, twice the CPU of the stream itself (docs/performance.md, bar 10).
 * @param args what Next is asked, such as `start -p 3000`.
 */
export function nextArguments(...args: string[]): string[] {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  return ['--max-semi-space-size=4', next, ...args]
}
