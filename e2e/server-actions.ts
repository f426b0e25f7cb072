import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, APIResponse } from '@playwright/test'

/** The ids and names of all server actions of the build. */
export function serverActions(): { id: string; name: string }[] {
  const file = path.resolve(import.meta.dirname, '..', '.next', 'server', 'server-reference-manifest.json')
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as {
    node: Record<string, { exportedName?: string }>
  }
  return Object.entries(node).map(([id, { exportedName }]) => ({ id, name: exportedName ?? id }))
}

/**
 * Sends the request that a page sends to run an action.
 * @param body the arguments as a JSON array
 * @param address a page that has the action; any other passes it on
 */
export function sendAction(
  from: APIRequestContext,
  id: string,
  body: string,
  headers: Record<string, string>,
  address = '/bookings',
): Promise<APIResponse> {
  return from.post(address, {
    headers: {
      'next-action': id,
      'content-type': 'text/plain;charset=UTF-8',
      accept: 'text/x-component',
      ...headers,
    },
    data: body,
    maxRedirects: 0,
  })
}
