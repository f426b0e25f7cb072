import { expect, test } from 'vitest'
import { HostsUnusable, serversOf } from '../../database/hosts.ts'

test.each([
  'postgres://app:word@db.example.com:5433/travel?sslmode=require',
  'postgres://app@/travel?host=%2Frun%2Fpostgresql',
  'postgresql://[::1]:5432/travel',
])('an address of one server is used as it is: %s', (url) => {
  expect(serversOf(url)).toEqual({ urls: [url], mustAsk: false })
})

test('of several servers each gets the user, the database and the other parameters', () => {
  const url =
    'postgres://app:w%40rd@one,two:5433,[::1]:5434/travel?target_session_attrs=read-write&sslmode=require'
  expect(serversOf(url)).toEqual({
    urls: [
      'postgres://app:w%40rd@one/travel?sslmode=require',
      'postgres://app:w%40rd@two:5433/travel?sslmode=require',
      'postgres://app:w%40rd@[::1]:5434/travel?sslmode=require',
    ],
    mustAsk: true,
  })
})

test('one server is asked too where writes are wanted by name, and nothing but writes can be wanted', () => {
  expect(serversOf('postgres://app@one/travel?target_session_attrs=primary')).toEqual({
    urls: ['postgres://app@one/travel'],
    mustAsk: true,
  })
  const wrong = 'postgres://app:secret@one,two/travel?target_session_attrs=standby'
  expect(() => serversOf(wrong)).toThrow(HostsUnusable)
  expect(() => serversOf(wrong)).toThrow(/^target_session_attrs must be read-write[^\n]*\.$/)
})
