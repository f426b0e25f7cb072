/** Runs once when the desk's server starts: a wrong setting ends it with one sentence that names the variable. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { readSettings } = await import('./server/settings.ts')
  try {
    readSettings(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'A setting is wrong.'}\n`)
    process.exit(1)
  }
}
