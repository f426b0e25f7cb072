import { familyBases } from '../../contract/families.ts'
import { operations, operationOf, type OperationId } from '../../contract/registry.ts'
import type { Family, OperationSpec } from '../../contract/operation.ts'

/** Prefixes that existing clients put before the paths of the session family (gap 3). */
const PREFIXES = ['/api', '/rest']

type Pattern = { id: OperationId; method: string; regex: RegExp; names: string[] }

const exact = new Map<string, Map<string, OperationId>>()
const patterns: Pattern[] = []

function pathOf(op: OperationSpec, path: string): string {
  return (familyBases[op.family] + path).toLowerCase()
}

for (const { id } of operations) {
  const op = operationOf(id)
  for (const path of [op.path, ...op.aliases]) {
    const lower = pathOf(op, path)
    if (lower.includes('{')) {
      const names = [...pathOf(op, path).matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
      const source = lower.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '([^/]+)')
      patterns.push({ id, method: op.method, regex: new RegExp(`^${source}$`), names })
    } else {
      const methods = exact.get(lower) ?? new Map<string, OperationId>()
      methods.set(op.method, id)
      exact.set(lower, methods)
    }
  }
}

/** The result for a path and method. `methods` lists the verbs that the path supports. */
export type Match =
  | { kind: 'operation'; id: OperationId; params: Record<string, string> }
  | { kind: 'method'; methods: string[]; family: Family }
  | { kind: 'none'; family: Family }

/**
 * Finds the operation. Case and a trailing slash do not matter (gap 20); `/api` and
 * `/Rest` are aliases (gap 3).
 */
export function matchRoute(method: string, pathname: string): Match {
  const path = canonicalPath(pathname)
  const lower = path.toLowerCase()
  const verb = method === 'HEAD' ? 'GET' : method
  const methods = exact.get(lower)
  if (methods) {
    const id = methods.get(verb)
    if (id) return { kind: 'operation', id, params: {} }
    return { kind: 'method', methods: [...methods.keys()], family: familyOf(lower) }
  }
  const others: string[] = []
  for (const pattern of patterns) {
    const match = pattern.regex.exec(lower)
    if (!match) continue
    if (pattern.method !== verb) {
      others.push(pattern.method)
      continue
    }
    return { kind: 'operation', id: pattern.id, params: paramsOf(pattern, path) }
  }
  if (others.length > 0) return { kind: 'method', methods: others, family: familyOf(lower) }
  return { kind: 'none', family: familyOf(lower) }
}

function canonicalPath(pathname: string): string {
  let path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  const lower = path.toLowerCase()
  for (const prefix of PREFIXES) if (lower.startsWith(`${prefix}/`)) path = path.slice(prefix.length)
  return path
}

/** Parameter values keep their case. */
function paramsOf(pattern: Pattern, path: string): Record<string, string> {
  const values = new RegExp(pattern.regex.source, 'i').exec(path) ?? []
  const params: Record<string, string> = {}
  pattern.names.forEach((name, index) => {
    params[name] = decode(values[index + 1] ?? '')
  })
  return params
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The family whose dialect answers when no operation was found. */
function familyOf(lowerPath: string): Family {
  if (lowerPath.startsWith('/activity/')) return 'activity'
  return lowerPath === familyBases.v3 || lowerPath.startsWith(`${familyBases.v3}/`) ? 'v3' : 'session'
}
