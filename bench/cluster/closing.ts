/** What has to be ended again, in the other order: also when the script is interrupted. */
export function closing(): { onClose(end: () => unknown): void; close(): Promise<void> } {
  const ends: (() => unknown)[] = []
  let closed: Promise<void> | undefined
  const all = async () => {
    for (let end = ends.pop(); end; end = ends.pop()) {
      try {
        await end()
      } catch (error) {
        // The others are ended all the same.
        console.error(error)
        process.exitCode = 1
      }
    }
  }
  const close = () => (closed ??= all())
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Not once: npm and the shell both pass a signal on, and the second one would end this before the others.
    process.on(name, () => void close().then(() => process.exit(1)))
  }
  return { onClose: (end) => void ends.push(end), close }
}
