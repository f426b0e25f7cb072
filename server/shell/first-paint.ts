import 'server-only'
import { cache } from 'react'

/**
 * The frame of a page that the browser opens waits so long for the page in it: nobody reads placeholders that
 * are gone at once. Where the page takes longer, frame and placeholders are shown without it.
 */
const WAIT_MILLISECONDS = 150

/** The page of this request, as far as it has begun. */
const pageOfRequest = cache((): { drawn: Promise<unknown> | null } => ({ drawn: null }))

/** A page that has placeholders (`loading.tsx`), for whose first paint the frame waits a moment. */
export function withFirstPaint<Props extends unknown[], Drawn>(
  draw: (...props: Props) => Promise<Drawn>,
): (...props: Props) => Promise<Drawn> {
  return (...props) => {
    const drawn = draw(...props)
    pageOfRequest().drawn = drawn
    return drawn
  }
}

/** Resolves when the page of this request is drawn, or has failed, or takes too long; at once without one. */
export async function firstPaint(): Promise<void> {
  const { drawn } = pageOfRequest()
  if (drawn === null) return
  const waited = Promise.withResolvers<unknown>()
  const timer = setTimeout(waited.resolve, WAIT_MILLISECONDS)
  // React itself deals with a page that fails.
  drawn.then(waited.resolve, waited.resolve)
  await waited.promise
  clearTimeout(timer)
}
