import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import { onlyMakerText } from '../../lib/office/whom-to-ask.ts'
import { useAdmins, usePerson } from '../shell/admins.tsx'

type Made = Pick<BookingLine, 'madeBy' | 'owner'>

/** Whose bookings this person may act on, by the names in the lines; the server decides by its own data. */
export function useColleagues() {
  const person = usePerson()
  const admins = useAdmins()
  const isOthers = ({ madeBy }: Made) =>
    person !== null && madeBy !== '' && madeBy !== person.displayName && madeBy !== person.userName
  return {
    /** Why this person may not act on a booking; null if they may. */
    barOf: (line: Made) =>
      person?.role !== 'admin' && isOthers(line) ? onlyMakerText(line.madeBy, admins) : null,
    /** The colleagues who made some of these bookings and have them still; null if none do. */
    othersIn: (lines: readonly Made[]) => {
      const isHandedOver = ({ owner }: Made) => owner !== null && owner === person?.displayName
      const names = new Set(
        lines.filter((line) => isOthers(line) && !isHandedOver(line)).map(({ madeBy }) => madeBy),
      )
      return names.size === 0 ? null : [...names].join(', ')
    },
  }
}
