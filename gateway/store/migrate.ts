import type { Migration } from 'kysely/migration'
import { migrate } from '../../database/migrate.ts'
import * as ground from './migrations/0001-ground.ts'
import * as kinds from './migrations/0002-kinds.ts'
import * as token from './migrations/0003-token.ts'
import * as rooms from './migrations/0004-rooms.ts'
import * as airDetail from './migrations/0005-air-detail.ts'
import * as sharedNames from './migrations/0006-shared-names.ts'
import * as shortfall from './migrations/0007-shortfall.ts'
import * as activeOffers from './migrations/0008-active-offers.ts'
import * as fareFlags from './migrations/0009-fare-flags.ts'
import * as hotelZone from './migrations/0010-hotel-zone.ts'
import { hotelIds, type HotelIdNow } from './migrations/0011-hotel-ids.ts'
import * as signInFailures from './migrations/0012-sign-in-failures.ts'
import { sealedPeople } from './migrations/0013-sealed-people.ts'
import * as guards from './migrations/0014-guards.ts'
import * as activities from './migrations/0015-activities.ts'
import * as activityEvents from './migrations/0016-activity-events.ts'
import * as firstAnswers from './migrations/0017-first-answers.ts'
import * as pathlessGuard from './migrations/0018-pathless-guard.ts'
import * as clusterKeys from './migrations/0019-cluster-keys.ts'
import * as transferNumbers from './migrations/0020-transfer-numbers.ts'
import * as counters from './migrations/0021-counters.ts'
import * as signInSubjects from './migrations/0022-sign-in-subjects.ts'
import * as erasures from './migrations/0023-erasures.ts'
import * as sharedByGateways from './migrations/0024-shared-by-gateways.ts'
import type { MasterKeys } from './data-keys.ts'

/** The values that migrations need besides the database. */
export type MigrationNeeds = {
  /** Asked for hotels that are stored with an id from before. */
  hotelIdNow: HotelIdNow
  /** Wraps the keys of people who are stored in plain text. */
  master: MasterKeys
}

const migrationsWith = ({ hotelIdNow, master }: MigrationNeeds): Record<string, Migration> => ({
  '0001-ground': ground,
  '0002-kinds': kinds,
  '0003-token': token,
  '0004-rooms': rooms,
  '0005-air-detail': airDetail,
  '0006-shared-names': sharedNames,
  '0007-shortfall': shortfall,
  '0008-active-offers': activeOffers,
  '0009-fare-flags': fareFlags,
  '0010-hotel-zone': hotelZone,
  '0011-hotel-ids': hotelIds(hotelIdNow),
  '0012-sign-in-failures': signInFailures,
  '0013-sealed-people': sealedPeople(master),
  '0014-guards': guards,
  '0015-activities': activities,
  '0016-activity-events': activityEvents,
  '0017-first-answers': firstAnswers,
  '0018-pathless-guard': pathlessGuard,
  '0019-cluster-keys': clusterKeys,
  '0020-transfer-numbers': transferNumbers,
  '0021-counters': counters,
  '0022-sign-in-subjects': signInSubjects,
  '0023-erasures': erasures,
  '0024-shared-by-gateways': sharedByGateways,
})

/**
 * Brings the gateway's schema up to date, all or nothing.
 * @throws Error of the migration that failed.
 */
export function migrateGateway(url: string, needs: MigrationNeeds): Promise<void> {
  return migrate(url, 'gateway', migrationsWith(needs))
}
