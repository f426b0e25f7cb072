/** A function that must not be called in a test which did not say what it returns. */
export function toUnexpected(name: string): () => never {
  return () => {
    throw new Error(`${name} was not expected`)
  }
}
