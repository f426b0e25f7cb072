import type { z } from 'zod'

/** The parts of a zod definition that contain keys. */
type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
}

type Binder = (value: unknown) => unknown

const binders = new WeakMap<z.ZodType, Binder>()
const same: Binder = (value) => value

/**
 * Renames the keys of a session-family body or query to their documented spelling and drops nulls, so that
 * callers may write keys in any case and send null for a missing value (gaps 5, 89). An empty text in an
 * optional field counts as missing too. The exact spelling wins on a collision.
 */
export function bindKeys(schema: z.ZodType, value: unknown): unknown {
  let binder = binders.get(schema)
  if (!binder) {
    binder = binderOf(schema)
    binders.set(schema, binder)
  }
  return binder(value)
}

function binderOf(schema: z.ZodType): Binder {
  const def = schema._zod.def as unknown as Def
  if (def.type === 'object' && def.shape) return objectBinder(def.shape)
  if (def.type === 'array' && def.element) {
    const element = binderOf(def.element)
    return element === same ? same : (value) => (Array.isArray(value) ? value.map(element) : value)
  }
  if (def.innerType) return binderOf(def.innerType)
  if (def.type === 'pipe' && def.out) {
    const out = binderOf(def.out)
    return out === same && def.in ? binderOf(def.in) : out
  }
  return same
}

function objectBinder(shape: Record<string, z.ZodType>): Binder {
  const keys = new Map<string, string>()
  const inner = new Map<string, Binder>()
  const optional = new Set<string>()
  for (const [key, schema] of Object.entries(shape)) {
    keys.set(key.toLowerCase(), key)
    inner.set(key, binderOf(schema))
    if (schema.safeParse(undefined).success) optional.add(key)
  }
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const bound: Record<string, unknown> = {}
    for (const [sent, content] of Object.entries(value)) {
      if (content === null) continue
      const key = keys.get(sent.toLowerCase())
      if (key === undefined) continue
      if (sent !== key && key in bound) continue
      if (typeof content === 'string' && content.trim() === '' && optional.has(key)) continue
      bound[key] = (inner.get(key) ?? same)(content)
    }
    return bound
  }
}
