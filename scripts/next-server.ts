import { createRequire } from 'node:module'
import { youngGeneration } from './young-generation.ts'

/**
 * Arguments for Node that run Next as the starter runs it.
 * @param args arguments of Next, such as `start -p 3000`.
 */
export function nextArguments(...args: string[]): string[] {
  return [youngGeneration, createRequire(import.meta.url).resolve('next/dist/bin/next'), ...args]
}
