/**
 * A name as the trade writes it, surname first: `KELLER / ANNA`. The last word counts as the surname, with
 * the particles before it (`VAN DER BERG / JAN`).
 */
export function surnameFirst(name: string): string {
  const words = name.trim().split(/\s+/)
  if (words.length < 2) return name.trim().toUpperCase()
  let from = words.length - 1
  while (from > 1 && PARTICLES.has(words[from - 1]!.toLowerCase())) from--
  return `${words.slice(from).join(' ')} / ${words.slice(0, from).join(' ')}`.toUpperCase()
}

const PARTICLES = new Set([
  'van',
  'von',
  'der',
  'den',
  'de',
  'da',
  'di',
  'du',
  'la',
  'le',
  'al',
  'bin',
  'ter',
  'zu',
])

/** `KELLER / ANNA +2`: the lead traveller and how many others; null if nobody is known. */
export function peopleLabel(line: { leadName: string | null; people: readonly string[] }): string | null {
  if (line.leadName === null) return null
  const others = Math.max(0, line.people.length - 1)
  return `${surnameFirst(line.leadName)}${others === 0 ? '' : ` +${others}`}`
}
