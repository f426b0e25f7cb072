type Exception = { tables: readonly string[]; why: string }

/**
 * The modules whose statements may ask tables on all nodes, with the reason. None of them locks a row, and
 * none is part of what people do all day.
 */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'server/session/session-row.ts': {
    tables: ['desk.session'],
    why: 'cookies from before they named an office, for twelve hours',
  },
  'server/quote/client-page.ts': {
    tables: ['desk.quote', 'desk.trip'],
    why: 'the link of a client names no office: it is a secret of its own',
  },
  'gateway/domain/booking/run-due.ts': {
    tables: ['gateway.timer'],
    why: 'the sweeper looks for offices with something due, once a second',
  },
  'gateway/domain/wallet/check-ledger.ts': {
    tables: ['gateway.wallet', 'gateway.transfer', 'gateway.booking'],
    why: 'an operator checks all ledgers: which offices there are',
  },
  'server/store/verify-audit.ts': {
    tables: ['desk.audit', 'desk.audit_head'],
    why: 'an operator checks all chains: which offices there are',
  },
  'database/delete-in-batches.ts': {
    tables: [
      'desk.activity_catalogue',
      'desk.draft',
      'desk.intent',
      'desk.owner_notice',
      'desk.person',
      'desk.session',
      'desk.sign_in_failure',
      'desk.sign_in_subject',
      'desk.traveller',
      'desk.client_traveller',
      'gateway.activity_place',
      'gateway.checked_offer',
      'gateway.counted_search',
      'gateway.first_answer',
      'gateway.room_night',
      'gateway.search',
      'gateway.session',
      'gateway.sign_in_failure',
      'gateway.sign_in_subject',
      'gateway.token',
    ],
    why: 'the sweepers delete what is too old, of all offices',
  },
  'gateway/domain/booking/rewrap-keys.ts': {
    tables: ['gateway.person_key'],
    why: 'after a change of the key, at the start',
  },
  'gateway/domain/booking/erase-people.ts': {
    tables: ['gateway.first_answer'],
    why: 'an erasure deletes the answers about a booking, which stand under the keys of their requests',
  },
  'gateway/domain/session/production-accounts.ts': {
    tables: ['gateway.session', 'gateway.token'],
    why: "an operator replaces an account's UUID: its sessions and tokens stand under keys of their own",
  },
  'server/booking/saved-views.ts': {
    tables: ['desk.saved_view'],
    why: 'names that were stored before they were sealed, once at the start',
  },
  'server/booking/reindex.ts': {
    tables: ['desk.booking'],
    why: 'the sweeper indexes rows of another edition',
  },
  'server/booking/trip-names.ts': {
    tables: ['desk.trip'],
    why: 'the sweeper indexes rows of another edition',
  },
  'server/traveller/reindex.ts': {
    tables: ['desk.traveller'],
    why: 'the sweeper indexes rows of another edition',
  },
  'server/client/reindex-clients.ts': {
    tables: ['desk.client'],
    why: 'the sweeper indexes rows of another edition',
  },
  'gateway/control/advance-clock.ts': {
    tables: ['gateway.timer'],
    why: 'the control plane of the sandbox moves all clocks',
  },
  'gateway/control/expire-sessions.ts': {
    tables: ['gateway.session'],
    why: 'the control plane of the sandbox expires the sessions of a person',
  },
  'gateway/control/describe-sandbox.ts': {
    tables: ['gateway.wallet'],
    why: 'the control plane of the sandbox lists all offices',
  },
  'gateway/control/reset-office.ts': {
    tables: ['gateway.first_answer'],
    why: 'a reset of the sandbox deletes the answers of an office, which stand under the keys of their requests',
  },
  'gateway/domain/sandbox/armed.ts': {
    tables: ['gateway.armed'],
    why: 'the control plane of the sandbox lists what is armed',
  },
}
