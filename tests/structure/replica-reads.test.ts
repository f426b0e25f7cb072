import { expect, test } from 'vitest'
import { replicaAddress } from '../../database/replica-reads.ts'

test('the first address that is given counts, and none means no replica', () => {
  const env = { ONE: ' ', TWO: 'postgres://app@standby/travel', THREE: 'postgres://app@other/travel' }
  expect(replicaAddress(env, 'ONE', 'TWO', 'THREE')).toBe('postgres://app@standby/travel')
  expect(replicaAddress(env, 'ONE', 'FOUR')).toBeNull()
})

test.each([
  ['standby.example.com', 'DATABASE_REPLICA_URL must be an address that begins with postgres://.'],
  [
    'postgres://app:secret@one,two/travel',
    'DATABASE_REPLICA_URL must name one server, without target_session_attrs.',
  ],
  [
    'postgres://app:secret@one/travel?target_session_attrs=standby',
    'DATABASE_REPLICA_URL must name one server, without target_session_attrs.',
  ],
])('%s is refused in a sentence without the password', (url, sentence) => {
  expect(() => replicaAddress({ DATABASE_REPLICA_URL: url }, 'DATABASE_REPLICA_URL')).toThrow(
    new Error(sentence),
  )
})
