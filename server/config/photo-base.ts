import 'server-only'
import { PHOTOS_PATH } from '../../contract/reference/photo-sizes.ts'
import type { Desk } from '../desk.ts'
import { deskWide } from '../process-wide.ts'
import type { GrantFacts } from '../session/grant.ts'

type Environment = Pick<GrantFacts, 'environment'>

/**
 * The path on the booking service's site below which all photos are: that of `photosUrl` of its config (gap
 * 224), as an answer to this desk has told it. Null if none has yet.
 */
export function photoBase(desk: Desk, { environment }: Environment): string | null {
  return basesOf(desk).get(environment) ?? null
}

/** Notes where photos are. A service that names no path of its own for them has them where ours has. */
export function rememberPhotosUrl(desk: Desk, { environment }: Environment, photosUrl: string): void {
  const path = URL.canParse(photosUrl) ? new URL(photosUrl).pathname.replace(/\/+$/, '') : ''
  basesOf(desk).set(environment, path === '' ? PHOTOS_PATH : path)
}

function basesOf(desk: Desk): Map<string, string> {
  return deskWide(desk, 'photo.bases', () => new Map<string, string>())
}
