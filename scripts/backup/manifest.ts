import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** The schemas of the two programs. */
export const schemas = ['gateway', 'desk'] as const
export type Schema = (typeof schemas)[number]

const manifest = z.object({
  format: z.literal(1),
  /** ISO 8601. */
  madeAt: z.string(),
  schemas: z.array(z.enum(schemas)).min(1),
  /** Ids of the secrets that the data are written with, by variable. */
  secrets: z.record(z.string(), z.string()),
})

/** The contents of a backup. It is written last, so a backup without it was not finished. */
export type Manifest = z.infer<typeof manifest>

const FILE = 'backup.json'

/** The file of a schema in a backup. */
export function schemaFile(folder: string, schema: Schema): string {
  return path.join(folder, `${schema}.sql.gz`)
}

/** The folder with a backup's secrets: next to it, and not in it. */
export function secretsOf(folder: string): string {
  return `${folder}-secrets`
}

export function writeManifest(folder: string, content: Manifest): void {
  writeFileSync(path.join(folder, FILE), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
}

/** @throws Error with one sentence when the folder holds no finished backup. */
export function readManifest(folder: string): Manifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(path.join(folder, FILE), 'utf8')))
  } catch {
    throw new Error(`${folder} is no finished backup: it has no ${FILE}, or one that cannot be read.`)
  }
}
