/** The facts that decide the order of test files. */
export type Nearness<Test> = {
  /** How many imports lie between a test file and the mutated one. */
  distanceOf: (test: Test) => number
  /** How many files a test file reaches by imports. */
  reachOf: (test: Test) => number
}

/**
 * Test files, nearest to a mutated file first. Among those that are equally near, the one that reaches the
 * fewest files comes first, because it is about little else; then the order is kept.
 */
export function byNearness<Test>(tests: readonly Test[], { distanceOf, reachOf }: Nearness<Test>): Test[] {
  return tests.toSorted((one, other) => distanceOf(one) - distanceOf(other) || reachOf(one) - reachOf(other))
}

/** How many files each of these reaches, itself not counted, by the files that each file imports. */
export function reaches(
  files: readonly string[],
  imported: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  return new Map(
    files.map((file) => {
      const reached = new Set([file])
      for (const each of reached) for (const next of imported.get(each) ?? []) reached.add(next)
      return [file, reached.size - 1]
    }),
  )
}
