/**
 * The rooms of a rate by name, each kind once: `2 × Standard Double Room`, `Twin Room + Suite`. In the order in which they
 * come.
 */
export function roomNames(rooms: readonly { name: string }[]): string {
  const counts = new Map<string, number>()
  for (const { name } of rooms) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(' + ')
}
