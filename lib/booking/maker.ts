/** The program that made a booking: this desk, or another one that the office has. */
export type MadeThrough = 'desk' | 'api'

/** Who is said to have made a booking whose record names nobody: another program of the office. */
export const API_AGENT = 'API'

/** Who made a booking, and whether with another program: `Ada`, `Ada (API)`, `API`; empty if not known. */
export function makerText({ madeBy, madeThrough }: { madeBy: string; madeThrough: MadeThrough }): string {
  if (madeThrough === 'desk') return madeBy
  return madeBy === '' ? API_AGENT : `${madeBy} (${API_AGENT})`
}

/** The same as one name for a file, in which lines are grouped by it. */
export function agentText({ madeBy, madeThrough }: { madeBy: string; madeThrough: MadeThrough }): string {
  return madeBy === '' && madeThrough === 'api' ? API_AGENT : madeBy
}
