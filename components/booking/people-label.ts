/**
 * A name as the trade writes it, surname first: `KELLER / ANNA`. A surname begins with its first particle
 * (`VAN DER BERG / JAN`, `DA SILVA SANTOS / MARIA`); without one the last word counts as the surname.
 */
export function surnameFirst(name: string): string {
  const words = name.trim().split(/\s+/)
  if (words.length < 2) return name.trim().toUpperCase()
  const last = words.length - 1
  const particle = words.findIndex((word, at) => at > 0 && at < last && PARTICLES.has(word.toLowerCase()))
  const from = particle === -1 ? last : particle
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

/** The same where both names are known. */
export function namesSurnameFirst({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${lastName} / ${firstName}`.toUpperCase()
}

/** `KELLER / ANNA +2`: the lead traveller and how many others; null if no name is known. */
export function peopleLabel(line: { leadName: string | null; people: readonly string[] }): string | null {
  if (line.leadName === null) return null
  const others = Math.max(0, line.people.length - 1)
  return `${surnameFirst(line.leadName)}${others === 0 ? '' : ` +${others}`}`
}
