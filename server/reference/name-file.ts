import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { operationOf, type ResponseOf } from '../../contract/registry.ts'
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts'
import type { NameFiles, AirlineRow } from '../../lib/place/name-files.ts'
import { traceHeaders } from '../../telemetry/propagation.ts'
import type { Desk } from '../desk.ts'
import { gatewayFetch } from '../gateway-client/gateway-fetch.ts'
import { peek } from '../gateway-client/peek.ts'
import { log } from '../log.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { AirlineRecord } from '../../contract/reference/files.ts'
import { cityRows, scriptRows } from './city-rows.ts'
import { unservedCityRows } from './unserved-cities.ts'

const TIMEOUT_MILLISECONDS = 10_000
const MAX_BYTES = 20_000_000
/** The time that the booking service's own files may be cached. */
const KEPT_MILLISECONDS = 3_600_000
/**
 * After a day the browser asks again, and uses its cached file meanwhile. Only signed-in people may read it,
 * so shared caches must not store it.
 */
const CACHING = 'private, max-age=86400, stale-while-revalidate=86400'

type Read = <Id extends 'reference.cities' | 'reference.airports' | 'reference.airlines'>(
  id: Id,
) => Promise<ResponseOf<Id>>

const makers = {
  'places.json': async (read) =>
    cityRows(...(await Promise.all([read('reference.cities'), read('reference.airports')]))),
  'place-scripts.json': async (read) =>
    scriptRows(await read('reference.cities'), await read('reference.airports')),
  'unserved-cities.json': async (read) =>
    unservedCityRows(await read('reference.cities'), await read('reference.airports')),
  'airlines.json': async (read) => airlineRows(await read('reference.airlines')),
} as const satisfies { [Name in keyof NameFiles]: (read: Read) => Promise<NameFiles[Name]> }

/** The names of the files. */
export const nameFiles = Object.keys(makers) as (keyof NameFiles)[]

/** A file ready to send. `etag` identifies its content in any coding, so it is weak. `rows`: once parsed. */
type NameFile = { etag: string; bytes: Buffer<ArrayBuffer>; rows?: NameFiles[keyof NameFiles] }

/** The context that the making of a file needs, besides its name. */
type Context = { desk: Desk; grant: AnyGrant; name: keyof NameFiles }

const caches = new WeakMap<Desk, LRUCache<string, NameFile, Context>>()

/**
 * A file of names, made from the booking service's reference files when it is first asked for, and made again
 * after an hour while the old one is in use. 304 if the browser has it; 502 if the booking service gives no
 * such files. Compressed on its way (`next.config.ts`).
 */
export async function nameFile(
  desk: Desk,
  grant: AnyGrant,
  request: Request,
  name: keyof NameFiles,
): Promise<Response> {
  const file = await currentFile({ desk, grant, name })
  if (!file) return new Response(null, { status: 502, headers: { 'cache-control': 'no-store' } })
  const headers = { 'content-type': 'application/json', 'cache-control': CACHING, etag: file.etag }
  const tags = (request.headers.get('if-none-match') ?? '').split(',')
  const isKnown = tags.some((tag) => tag.trim() === file.etag)
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(file.bytes, { headers })
}

/** The rows of such a file, one array for as long as the file is in use; null if there is no such file. */
export async function nameRows<Name extends keyof NameFiles>(
  desk: Desk,
  grant: AnyGrant,
  name: Name,
): Promise<NameFiles[Name] | null> {
  const file = await currentFile({ desk, grant, name })
  if (file === null) return null
  file.rows ??= JSON.parse(file.bytes.toString()) as NameFiles[Name]
  return file.rows as NameFiles[Name]
}

/** The file in use. Requests that come while the first is being made wait for it. */
async function currentFile(context: Context): Promise<NameFile | null> {
  const { desk, grant, name } = context
  const cache = caches.get(desk) ?? cacheOf(desk)
  caches.set(desk, cache)
  try {
    return (await cache.fetch(`${desk.settings.siteUrls[grant.environment]} ${name}`, { context })) ?? null
  } catch (error) {
    // Screens show codes without names.
    noteUnread(context, error)
    return null
  }
}

function noteUnread({ grant: { requestId }, name }: Context, error: unknown): void {
  const errorName = error instanceof Error ? error.name : ''
  log.warn('reference files not read', { requestId, operation: name, errorName })
}

function cacheOf(desk: Desk) {
  return new LRUCache<string, NameFile, Context>({
    max: 2 * nameFiles.length,
    ttl: KEPT_MILLISECONDS,
    ttlResolution: 0,
    perf: { now: () => desk.clock.now().getTime() },
    // An old file is used while the new one is made, and kept if that fails.
    allowStale: true,
    fetchMethod: (_key, old, { context }) =>
      makeFile(context).catch((error: unknown) => {
        if (!old) throw error
        noteUnread(context, error)
        return old
      }),
  })
}

async function makeFile({ desk, grant, name }: Context): Promise<NameFile> {
  const rows = await makers[name]((id) => readReference(desk, grant, id))
  const bytes = Buffer.from(JSON.stringify(rows))
  return { etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`, bytes }
}

/** A reference file of the site, as the contract describes it. */
async function readReference<Id extends Parameters<Read>[0]>(
  desk: Desk,
  grant: AnyGrant,
  id: Id,
): Promise<ResponseOf<Id>> {
  const { path, response } = operationOf(id)
  const answer = await gatewayFetch(`${desk.settings.siteUrls[grant.environment]}${path}`, {
    headers: { [REQUEST_ID_HEADER]: grant.requestId, ...traceHeaders() },
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const body = await peek(answer.body, MAX_BYTES)
  if (body.kind === 'large') throw new Error(`${path} is larger than it may be`)
  return response.parse(JSON.parse(body.text)) as ResponseOf<Id>
}

function airlineRows(airlines: readonly AirlineRecord[]): AirlineRow[] {
  return airlines.map((airline) => [airline.code, airline.name])
}
