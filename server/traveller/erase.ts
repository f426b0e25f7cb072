import 'server-only'
import { inTransaction } from '../../database/transaction.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { firstDateAnywhere } from '../../lib/first-date.ts'
import type { EraseInput, EraseOutcome } from '../../lib/traveller/found-traveller.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import { eraseCopy } from '../booking/erase-names.ts'
import { isSameName, nameKey } from '../../lib/booking/same-person.ts'
import { foldText, joined } from '../../text/fold-text.ts'
import type { KindHandling, KindTypes } from '../booking/kind.ts'
import type { BookingPeople } from '../booking/people.ts'
import { rememberBooking } from '../booking/remember.ts'
import { dropViewsNaming } from '../booking/saved-views.ts'
import { forgetQuoteNames } from '../booking/forget-quotes.ts'
import { forgetTripNames } from '../booking/trip-names.ts'
import { dropMacrosNaming } from '../macro/macros.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { isSessionLost } from '../gateway-client/outcome.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { singleFlight } from '../single-flight.ts'
import { adminBarOf } from './admin.ts'
import { reindexTravellers } from './reindex.ts'
import { deleteSavedOfName } from './saved.ts'
import { notRead } from './reveal.ts'

/**
 * Erases a traveller of a booking: at the booking service, which deletes the key of the person, and in the
 * desk's list. The booking, its money and the ledger stay. Needs no intent: erasing twice changes nothing, so
 * an attempt of unknown outcome is made again. Where the booking service has no such operation, the desk
 * erases its own copy, and says who must do the rest.
 */
export async function eraseOf<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  input: EraseInput,
): Promise<EraseOutcome> {
  const bar = adminBarOf(grant)
  if (bar !== null) return { kind: 'refused', message: bar }
  return singleFlight(desk, `erase:${grant.officeId}:${input.reference}:${nameKey(input.name)}`, () =>
    eraseNow(desk, grant, kind, input),
  )
}

async function eraseNow<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  input: EraseInput,
): Promise<EraseOutcome> {
  const [read, config] = await Promise.all([
    kind.people.read(desk, grant, input.reference),
    officeConfig(desk, grant),
  ])
  if (read.kind !== 'ok') return notRead(kind, read)
  const officeAt = new Date(serverNowOf(desk, config))
  const { booking } = read.data
  const names = [booking.reference, booking.code ?? booking.reference].map((each) => joined(foldText(each)))
  if (!names.includes(joined(foldText(input.typed)))) {
    return { kind: 'refused', message: 'The reference you typed is not that of this booking.' }
  }
  const because = notOver(kind, booking, officeAt.toISOString())
  if (because !== null && !input.despite) return { kind: 'not-over', because }
  const outcome = await eraseThere(desk, grant, booking.reference, positionsOf(read.data, input))
  if (outcome.kind !== 'erased' && outcome.kind !== 'not-offered') return outcome
  // Saved travellers of an index that is being built anew would not be found by the name.
  await reindexTravellers(desk, grant.officeId)
  await eraseHere(desk, grant, {
    booking,
    officeAt,
    input,
    serviceHasThem: outcome.kind === 'not-offered',
  })
  if (outcome.kind === 'not-offered') return { kind: 'erased-here', how: howThere(grant, booking.reference) }
  await rememberOthers(desk, grant, kind, booking.reference, officeAt)
  return { kind: 'erased' }
}

/** The positions at which the booking service counts the people to erase. */
function positionsOf({ people }: BookingPeople, { name, withContact }: EraseInput): number[] {
  const meant = people.filter((person) => isSameName(person.name, name))
  const positions = meant.flatMap((person) => person.positions)
  return [...new Set(withContact ? [0, ...positions] : positions)].sort((one, other) => one - other)
}

/** Why somebody may still need the names; null once nothing more happens to the booking. */
function notOver<K extends KindTypes>(
  kind: KindHandling<K>,
  booking: K['view'],
  officeNow: string,
): string | null {
  const { standing, word } = stateFacts(booking)
  if (standing === 'over' || standing === 'none') return null
  if (standing !== 'made') return `The booking is not finished: ${word.toLowerCase()}.`
  const days = kind.list.line(kind.list.summaryOf(booking)).days
  // Days are local, and no zone is kept with them.
  if (days !== null && days.to < firstDateAnywhere(officeNow)) return null
  return 'The trip is not over: at check-in the name will not be found.'
}

type AskedThere =
  Exclude<EraseOutcome, { kind: 'erased-here' } | { kind: 'not-over' }> | { kind: 'not-offered' }

async function eraseThere(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
  positions: number[],
): Promise<AskedThere> {
  // Without positions the people were erased there before, and the desk's copy was not.
  if (positions.length === 0) return { kind: 'erased' }
  const permitted = alsoMay(grant, 'people_erase')
  if (!permitted) return { kind: 'not-offered' }
  const request = { UniqueId: reference, Positions: positions }
  const answer = await callAs(desk, permitted, 'privacy.erase-people', request)
  if (answer.kind === 'ok') return { kind: 'erased' }
  if (answer.kind === 'unknown') {
    return answer.sent
      ? { kind: 'unknown' }
      : { kind: 'refused', message: `${SERVICE_AWAY}. Nothing was erased.` }
  }
  if (isSessionLost(answer)) return { kind: 'session' }
  if (NOT_OFFERED.has(answer.code)) return { kind: 'not-offered' }
  return { kind: 'refused', message: `${answer.message}. Nothing was erased.` }
}

/** The answers of a booking service that has no such operation, or gives it to nobody. */
const NOT_OFFERED: ReadonlySet<string> = new Set(['NotFound', 'MethodNotAllowed', 'Err0101006'])

function howThere({ signInOffice }: AnyGrant, reference: string): string {
  return (
    `Ask the operator of the booking service to erase the people of ${reference} of the office ${signInOffice}. ` +
    'If it is the one that comes with Travel Desk, its operator runs ' +
    `npm run erase -- ${signInOffice} ${reference}.`
  )
}

async function eraseHere(
  desk: Desk,
  grant: AnyGrant,
  erased: { booking: BookingView; officeAt: Date; input: EraseInput; serviceHasThem: boolean },
): Promise<void> {
  const { booking, officeAt, input, serviceHasThem } = erased
  await inTransaction(await desk.store.db(), async (trx) => {
    await eraseCopy(
      trx,
      {
        officeId: grant.officeId,
        reference: booking.reference,
        lead: isSameName(booking.leadName, input.name),
        at: desk.clock.now(),
        serviceHasThem,
        eraseSaved: () => deleteSavedOfName(desk, trx, grant, input.name),
      },
      {
        officeAt,
        who: grant.userName,
        whoName: grant.displayName,
        requestId: grant.requestId,
        reason: input.reason,
      },
    )
    await dropViewsNaming(desk, trx, grant.officeId, input.name)
    await dropMacrosNaming(desk, trx, grant.officeId, input.name)
    await forgetTripNames(desk, trx, grant.officeId, input.name)
    await forgetQuoteNames(desk, trx, grant.officeId, input.name)
  })
}

/** The list shows the others of the booking again at once. */
async function rememberOthers<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  reference: string,
  officeAt: Date,
): Promise<void> {
  const askedAt = desk.clock.now()
  const read = await kind.read(desk, grant, { reference })
  if (read.kind !== 'ok') return
  await rememberBooking(desk, await desk.store.db(), grant, kind, { booking: read.data, askedAt, officeAt })
}
