/** A function that fails when it is called: the test has set no answer for it. */
export function toUnexpected(name: string): () => never {
  return () => {
    throw new Error(`${name} was not expected`)
  }
}
