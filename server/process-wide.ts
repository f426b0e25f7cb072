import 'server-only'

type Shared = Record<string, unknown>

const shared = globalThis as typeof globalThis & { __travelDesk?: Shared }

/**
 * One value per process. Next loads a module several times in one process (for pages and actions, route
 * handlers, proxy), so module state is not shared but `globalThis` is.
 */
export function processWide<T>(key: string, make: () => T): T {
  const all = (shared.__travelDesk ??= {})
  if (!(key in all)) all[key] = make()
  return all[key] as T
}

/** One value per desk of this process. There is one desk but in tests, which run several side by side. */
export function deskWide<T>(desk: object, key: string, make: () => T): T {
  const ofDesks = processWide(key, () => new WeakMap<object, { value: T }>())
  const existing = ofDesks.get(desk)
  if (existing) return existing.value
  const value = make()
  ofDesks.set(desk, { value })
  return value
}
