import { formatDate } from '../dates.ts'

/** `8 Dec, 18:00` of a hotel's wall time as the documents write it (`2026-12-08T18:00:00`). It has no zone: it is the hotel's. */
export function wallText(wall: string): string {
  return `${formatDate(wall.slice(0, 10)).slice(0, -5)}, ${wall.slice(11, 16)}`
}
