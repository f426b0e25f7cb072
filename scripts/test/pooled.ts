/**
 * What is run through PgBouncer in transaction mode: the lives of the three kinds, sign-in and wallet at the
 * gateway and at the desk, several programs at once, and the load of the crash test on two installations.
 */
export const throughPgbouncer = {
  files: [
    'tests/gateway/life-over-http.test.ts',
    'tests/gateway/hotel/life.test.ts',
    'tests/gateway/activity-booking/life.test.ts',
    'tests/gateway/booking/book-at-once.test.ts',
    'tests/gateway/session',
    'tests/gateway/wallet',
    'tests/desk/server/session',
    'tests/desk/server/booking/hold.test.ts',
    'tests/desk/server/booking/several-programs.test.ts',
    'tests/desk/server/hotel/hotel-hold.test.ts',
    'tests/desk/server/activity/activity-hold.test.ts',
    'tests/crash/two-installations.slow.test.ts',
  ],
  env: { TEST_POOLER: 'on' },
} as const
