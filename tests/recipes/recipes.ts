import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../structure/sources.ts'

/** A block of commands of docs/operations.md, as it is written there. */
export type Recipe = {
  /** The heading above it, and its place among the blocks of that heading, from 1. */
  name: string
  commands: string
}

/** All blocks marked `sh`, in the order of the page. */
export function recipesOfPage(): Recipe[] {
  const page = readFileSync(path.join(root, 'docs', 'operations.md'), 'utf8')
  const recipes: Recipe[] = []
  let heading = ''
  let count = 0
  for (const [, title, commands] of page.matchAll(/^#+ (.*)$|^```sh\n([^]*?)^```$/gm)) {
    if (commands === undefined) {
      heading = title ?? ''
      count = 0
    } else {
      count += 1
      recipes.push({ name: `${heading}, ${count}`, commands })
    }
  }
  return recipes
}
