/**
 * A name for use in a sentence: `ANNA KELLER`, as passports write it, becomes `Anna Keller`. A name that has
 * small letters stays as typed.
 */
export function nameCase(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.toLowerCase().replaceAll(/(^|[\s'-])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase()
  })
}
