import { readFileSync } from 'node:fs'

/**
 * Rows of a generated table in `reference/data`, tab-separated, one record per line. `make/make-tables.ts`
 * writes the tables from the npm packages named in docs/data.md.
 */
export function readRows(name: 'airports.tsv' | 'cities.tsv'): string[][] {
  const text = readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
}
