/**
 * A name as a sentence says it: `ANNA KELLER`, as passports write it, reads as `Anna Keller`. A name with small letters in
 * it stays as it was typed.
 */
export function nameCase(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.toLowerCase().replaceAll(/(^|[\s'-])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase()
  })
}
