import { bars } from './bars.ts'

// One bar with its peers per process, so that memory left over from another bar has no effect.
const measure = bars[process.argv[2] ?? '']
if (!measure) throw new Error(`no bar is called ${process.argv[2]}`)
process.send?.(await measure(), () => process.exit())
