// Ends with 0 if all addresses answer with success: `node scripts/health.mjs http://127.0.0.1:4010/healthz`.
// For the health check of a container, whose image has no curl.
const answers = await Promise.allSettled(
  process.argv.slice(2).map(async (address) => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  }),
)
const failed = answers.filter(({ status }) => status === 'rejected')
for (const { reason } of failed) console.error(reason instanceof Error ? reason.message : reason)
process.exit(failed.length === 0 ? 0 : 1)
