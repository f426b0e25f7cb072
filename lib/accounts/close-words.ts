import { plural } from '../plural.ts'
import type { CloseObstacle } from './accounts-view.ts'
import { monthName } from './month.ts'

/** Why a month cannot be closed, as a sentence. */
export function obstacleText(obstacle: CloseObstacle): string {
  switch (obstacle.kind) {
    case 'running':
      return 'This month is not over yet.'
    case 'earlier-open':
      return `Close ${monthName(obstacle.month)} first.`
    case 'copy-behind':
      return `${plural(obstacle.missing, 'older movement')} of the statement not loaded yet. Try again in a moment.`
    case 'no-statement':
      return NO_STATEMENT[obstacle.origin.kind === 'own' ? obstacle.origin.why : 'away']
  }
}

const NO_STATEMENT = {
  'not-supplied': 'This booking service has no statement, so there is nothing to close a month against.',
  permission: "You need the permission to read the wallet's statement.",
  away: "The statement is unavailable right now, so the month can't be compared with it.",
} as const
