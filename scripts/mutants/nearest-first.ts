import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { byNearness, reaches } from './by-nearness.ts'
import { mutantTests } from './tests.ts'

/**
 * So many test files are run for a mutant at most. A mutant that only a test further away would kill is
 * counted as survived, so the score is a lower bound.
 */
const filesPerMutant = 8

type Imports = {
  /** Files that import a file, by its path. */
  importers: Map<string, string[]>
  /** The file that holds a mutant, by the mutant's id. */
  fileOfMutant: Map<string, string>
  /** How many files a test file reaches. */
  reach: Map<string, number>
}

let imports: Imports | undefined
const distances = new Map<string, Map<string, number>>()

/**
 * Runs the test files that bear the name of a mutant's file or import it most directly first, because the
 * first failure ends the run of a mutant. Of files that are equally near, those that reach the fewest files
 * come first, then the quickest: `mutantTests` is in that order.
 */
export class NearestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const { activeMutant } = this.ctx.getRootProject().getProvidedContext() as { activeMutant?: string }
    if (activeMutant === undefined) return this.byPlace(specs)
    imports ??= readImports(process.cwd())
    const mutated = imports.fileOfMutant.get(activeMutant)
    if (mutated === undefined) throw new Error(`No file holds mutant ${activeMutant}`)
    const near = distancesTo(mutated, imports)
    const stem = path.basename(mutated).replace(/\.\w+$/, '')
    const { reach } = imports
    return byNearness(this.byPlace(specs), {
      distanceOf: ({ moduleId }) =>
        path.basename(moduleId).includes(stem) ? 0 : (near.get(moduleId) ?? Number.MAX_SAFE_INTEGER),
      reachOf: ({ moduleId }) => reach.get(moduleId) ?? Number.MAX_SAFE_INTEGER,
    }).slice(0, filesPerMutant)
  }

  private byPlace(specs: TestSpecification[]): TestSpecification[] {
    const placeOf = ({ moduleId }: TestSpecification) =>
      mutantTests.findIndex((file) => moduleId.endsWith(file))
    return specs.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

/** How many imports lie between each file and the mutated one. */
function distancesTo(mutated: string, { importers }: Imports): Map<string, number> {
  const cached = distances.get(mutated)
  if (cached !== undefined) return cached
  const byFile = new Map([[mutated, 0]])
  for (const [file, distance] of byFile) {
    for (const importer of importers.get(file) ?? []) {
      if (!byFile.has(importer)) byFile.set(importer, distance + 1)
    }
  }
  distances.set(mutated, byFile)
  return byFile
}

/** Reads every file that the tests reach in the instrumented copy of the project. */
function readImports(root: string): Imports {
  const importers = new Map<string, string[]>()
  const importsOf = new Map<string, string[]>()
  const fileOfMutant = new Map<string, string>()
  const tests = mutantTests.map((file) => path.join(root, file))
  const reached = new Set(tests)
  for (const file of reached) {
    const text = readFileSync(file, 'utf8')
    for (const [, id] of text.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)) fileOfMutant.set(id!, file)
    for (const [, from] of text.matchAll(/(?:from|import\()\s*['"](\.[^'"]+\.tsx?)['"]/g)) {
      const imported = path.resolve(path.dirname(file), from!)
      if (!existsSync(imported)) continue
      importers.set(imported, [...(importers.get(imported) ?? []), file])
      importsOf.set(file, [...(importsOf.get(file) ?? []), imported])
      reached.add(imported)
    }
  }
  return { importers, fileOfMutant, reach: reaches(tests, importsOf) }
}
