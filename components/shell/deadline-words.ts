import { clockTime } from '../../lib/booking/headline.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { plural } from '../../lib/plural.ts'
import type { SoonHold } from '../../lib/shell-data.ts'
import { isolated } from '../../lib/booking/isolated-name.ts'
import { surnameFirst } from '../booking/people-label.ts'
import type { ToastNews } from '../ui/toast.ts'
import type { AnnouncedHold } from './deadline-plan.ts'

/**
 * One notice about all announced holds. Its text changes with their state and not with every second.
 * @param announced at least one, the soonest deadline first
 * @param lastMinutes the announcement that is urgent
 */
export function deadlineWords(
  announced: readonly [AnnouncedHold, ...AnnouncedHold[]],
  lastMinutes: number,
): Pick<ToastNews, 'title' | 'description' | 'tone'> {
  const isUrgent = announced.some(({ minutes }) => minutes !== 'lapsed' && minutes <= lastMinutes)
  const tone = isUrgent ? 'bad' : 'plain'
  const [first, ...others] = announced
  if (others.length === 0) return { ...aloneWords(first), tone }
  const running = announced.filter(({ minutes }) => minutes !== 'lapsed')
  const lapsed = announced.filter(({ minutes }) => minutes === 'lapsed')
  const sentences = [
    running.length > 0 && `Expiring: ${listed(running, clockTime)} UTC.`,
    lapsed.length > 0 && `Expired: ${listed(lapsed, minuteOf)} UTC.`,
  ]
  return { title: titleOf(running, lapsed.length), description: sentences.filter(Boolean).join(' '), tone }
}

/** The name of a hold's first traveller, or its reference. */
function nameOf({ leadName, reference }: SoonHold): string {
  return leadName === null ? reference : isolated(surnameFirst(leadName))
}

function aloneWords({ hold, minutes }: AnnouncedHold): { title: string; description: string } {
  const { verbs, hold: facts } = kindFacts(hold.kind)
  if (minutes === 'lapsed') {
    return {
      title: `Hold of ${nameOf(hold)} expired at ${minuteOf(hold.deadlineAt)}`,
      description: `It was ${facts.missed} in time. Open it to book it again.`,
    }
  }
  const act = verbs[facts.completes]?.label.toLowerCase() ?? 'complete it'
  return {
    title: `${nameOf(hold)}: under ${minutesText(minutes)} left`,
    description: `The hold expires at ${clockTime(hold.deadlineAt)} UTC. Open it to ${act}.`,
  }
}

function titleOf(running: readonly AnnouncedHold[], lapsed: number): string {
  const levels = running.map(({ minutes }) => Number(minutes))
  if (running.length === 0) return `${plural(lapsed, 'hold')} expired`
  const which = running.length > 1 ? ' for the first' : ''
  return `${plural(running.length, 'hold')}: under ${minutesText(Math.min(...levels))} left${which}`
}

function minutesText(minutes: number): string {
  return minutes === 1 ? 'a minute' : plural(minutes, 'minute')
}

function listed(announced: readonly AnnouncedHold[], time: (instant: string) => string): string {
  return announced.map(({ hold }) => `${nameOf(hold)} at ${time(hold.deadlineAt)}`).join(', ')
}

/** `14:34` */
function minuteOf(instant: string): string {
  return clockTime(instant).slice(0, 5)
}
