import { familyBases } from '../../../contract/families.ts'
import type { Exchange } from '../../../contract/openapi/examples.ts'
import type { OperationSpec } from '../../../contract/operation.ts'
import type { TestGateway } from '../../setup/gateway.ts'

type Call = { method: string; url: URL; body: string; status: number; type: string; answer: string }
type Json = Record<string, unknown>

/** Notes every call that is sent to a gateway from now on. */
export function noteCalls({ gateway }: TestGateway): { clear(): void; lastOf(op: OperationSpec): Exchange } {
  let calls: Call[] = []
  const fetch = gateway.fetch.bind(gateway)
  gateway.fetch = async (request, ...rest) => {
    const sent = request.clone()
    const response = await fetch(request, ...rest)
    const type = response.headers.get('content-type') ?? ''
    const answer = /json|event-stream/.test(type) ? await response.clone().text() : ''
    const { method, url } = sent
    calls.push({ method, url: new URL(url), body: await sent.text(), status: response.status, type, answer })
    return response
  }
  return {
    clear: () => {
      calls = []
    },
    lastOf: (op) => {
      const call = calls.findLast(
        ({ method, url }) => method === op.method && pathPattern(op).test(url.pathname),
      )
      if (!call) throw new Error(`no call of ${op.id}`)
      return exchangeOf(op, call)
    },
  }
}

/** The path of an operation; each parameter is a named group. */
function pathPattern(op: OperationSpec): RegExp {
  return new RegExp(`^${familyBases[op.family]}${op.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

function exchangeOf(op: OperationSpec, { url, body, status, type, answer }: Call): Exchange {
  const inPath = pathPattern(op).exec(url.pathname)?.groups ?? {}
  const named = Object.entries(inPath).map(([name, value]) => [name, decodeURIComponent(value)])
  const parameters = Object.fromEntries([...named, ...url.searchParams]) as Json
  const said: unknown = type.includes('event-stream') ? eventsOf(answer) : answer ? JSON.parse(answer) : null
  if ('SessionId' in parameters) parameters['SessionId'] = steady['SessionId']
  return { parameters, body: shown(readBody(body)) as Json | null, status, answer: shown(said) }
}

function readBody(body: string): unknown {
  try {
    return body === '' ? null : JSON.parse(body)
  } catch {
    return null
  }
}

/** The data of the first event of each name. */
function eventsOf(stream: string): Json {
  const events = [...stream.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(
    ([, name = '', data = '']) => [name, data] as const,
  )
  return Object.fromEntries(events.reverse().map(([name, data]) => [name, JSON.parse(data) as unknown]))
}

const MOST_ROWS = 2
const MOST_CHARACTERS = 400

/** What is different in every run, by its key. */
const steady: Record<string, string> = {
  SessionId: '1763b662-6ef8-4da1-b357-17887cb2b24d',
  access_token: '5a0e3c5c9b1f4d7e8a6b2c4d6e8f0a1b3c5d7e9f',
  request_id: 'c610d5ae-f4f5-4c50-981f-3be467d8cea4',
}

/** A value as the documents show it: long lists and long texts end early. */
function shown(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map((each) => shown(each))
  if (typeof value === 'string') return steady[key] ?? shortened(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shown(each, name)]))
}

function shortened(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)} ...` : text
}

/**
 * The keys of each object of an answer, by its place. Two answers to the same question may differ in values,
 * in the length of lists and in what is null, but not in the keys of an object.
 */
export function keysByPlace(
  value: unknown,
  place = '',
  keys = new Map<string, string>(),
): Map<string, string> {
  if (Array.isArray(value))
    for (const [index, each] of value.entries()) keysByPlace(each, `${place}[${index}]`, keys)
  else if (typeof value === 'object' && value !== null) {
    keys.set(place, Object.keys(value).sort().join(' '))
    for (const [key, each] of Object.entries(value)) keysByPlace(each, `${place}.${key}`, keys)
  }
  return keys
}
