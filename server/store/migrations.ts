import 'server-only'
import type { Migration } from 'kysely/migration'
import { ground } from './migrations/001-ground.ts'
import { kinds } from './migrations/002-kinds.ts'
import { sessionOffice } from './migrations/003-session-office.ts'
import { sessionToken } from './migrations/004-session-token.ts'
import { openKinds } from './migrations/005-open-kinds.ts'
import { settlements } from './migrations/006-settlements.ts'
import { actors } from './migrations/007-actors.ts'
import { agreedTerms } from './migrations/008-agreed-terms.ts'
import { earlierBookings } from './migrations/009-earlier-bookings.ts'
import { guards } from './migrations/010-guards.ts'
import { settings } from './migrations/011-settings.ts'
import { officeRecords } from './migrations/012-office-records.ts'
import { partsOfBookings } from './migrations/013-parts-of-bookings.ts'
import { bookingCode } from './migrations/014-booking-code.ts'
import { rebookings } from './migrations/015-rebookings.ts'
import { savedTravellers } from './migrations/016-saved-travellers.ts'
import { intentActors } from './migrations/017-intent-actors.ts'
import { walletSums } from './migrations/018-wallet-sums.ts'
import { openIntents } from './migrations/019-open-intents.ts'
import { markup } from './migrations/020-markup.ts'
import { macros } from './migrations/021-macros.ts'
import { discovery } from './migrations/022-discovery.ts'
import { bookingNotes } from './migrations/024-booking-notes.ts'
import { owners } from './migrations/025-owners.ts'
import { officeLogo } from './migrations/027-office-logo.ts'
import { personSettings } from './migrations/028-person-settings.ts'
import { limits } from './migrations/029-limits.ts'
import { accounts } from './migrations/030-accounts.ts'
import { invoices } from './migrations/031-invoices.ts'
import { bookingChanges } from './migrations/035-booking-changes.ts'
import { partialCredits } from './migrations/036-partial-credits.ts'
import { clients } from './migrations/038-clients.ts'
import { clientOfBooking } from './migrations/039-client-of-booking.ts'
import { trips } from './migrations/040-trips.ts'
import { quotes } from './migrations/041-quotes.ts'
import { tripTravellers } from './migrations/043-trip-travellers.ts'
import { clientNames } from './migrations/045-client-names.ts'
import { tripHoldRuns } from './migrations/046-trip-hold-runs.ts'
import { activityCatalogue } from './migrations/047-activity-catalogue.ts'
import { clusterKeys } from './migrations/050-cluster-keys.ts'
import { lockedRows } from './migrations/051-locked-rows.ts'
import { clientKeyOfBooking } from './migrations/052-client-of-booking.ts'
import { viewNames } from './migrations/058-view-names.ts'

/** The migrations of the schema `desk`, one file each. Their names sort by time. */
export const deskMigrations: Record<string, Migration> = {
  '001-ground': ground,
  '002-kinds': kinds,
  '003-session-office': sessionOffice,
  '004-session-token': sessionToken,
  '005-open-kinds': openKinds,
  '006-settlements': settlements,
  '007-actors': actors,
  '008-agreed-terms': agreedTerms,
  '009-earlier-bookings': earlierBookings,
  '010-guards': guards,
  '011-settings': settings,
  '012-office-records': officeRecords,
  '013-parts-of-bookings': partsOfBookings,
  '014-booking-code': bookingCode,
  '015-rebookings': rebookings,
  '016-saved-travellers': savedTravellers,
  '017-intent-actors': intentActors,
  '018-wallet-sums': walletSums,
  '019-open-intents': openIntents,
  '020-markup': markup,
  '021-macros': macros,
  '022-discovery': discovery,
  '024-booking-notes': bookingNotes,
  '025-owners': owners,
  '027-office-logo': officeLogo,
  '028-person-settings': personSettings,
  '029-limits': limits,
  '030-accounts': accounts,
  '031-invoices': invoices,
  '035-booking-changes': bookingChanges,
  '036-partial-credits': partialCredits,
  '038-clients': clients,
  '039-client-of-booking': clientOfBooking,
  '040-trips': trips,
  '041-quotes': quotes,
  '043-trip-travellers': tripTravellers,
  '045-client-names': clientNames,
  '046-trip-hold-runs': tripHoldRuns,
  '047-activity-catalogue': activityCatalogue,
  '050-cluster-keys': clusterKeys,
  '051-locked-rows': lockedRows,
  '052-client-of-booking': clientKeyOfBooking,
  '058-view-names': viewNames,
}
