/** The lives of the three kinds, sessions and wallet at the gateway, and several programs at once. */
const brief = [
  'tests/gateway/life-over-http.test.ts',
  'tests/gateway/hotel/life.test.ts',
  'tests/gateway/activity-booking/life.test.ts',
  'tests/gateway/booking/book-at-once.test.ts',
  'tests/gateway/session',
  'tests/gateway/wallet',
  'tests/desk/server/booking/several-programs.test.ts',
] as const

/**
 * What is run through PgBouncer in transaction mode: `brief` by `npm test`, and by `npm run pgbouncer`
 * sign-in and holds at the desk as well, and the load of the crash test on two installations.
 */
export const throughPgbouncer = {
  brief,
  files: [
    ...brief,
    'tests/desk/server/session',
    'tests/desk/server/booking/hold.test.ts',
    'tests/desk/server/hotel/hotel-hold.test.ts',
    'tests/desk/server/activity/activity-hold.test.ts',
    'tests/crash/two-installations.slow.test.ts',
  ],
  env: { TEST_POOLER: 'on' },
} as const
