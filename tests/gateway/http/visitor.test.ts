import { describe, expect, it } from 'vitest'
import { countedAddress } from '../../../contract/visitor-address.ts'
import { isOwnCall, visitorOf } from '../../../gateway/http/visitor.ts'
import { LOOPBACK_PEERS, parsePeers } from '../../../gateway/settings.ts'

describe('an address is counted', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['[::ffff:cb00:7109]:443', '203.0.113.9'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['_name-of-a-session', '_name-of-a-session'],
    ['', ''],
  ])('%s as %s', (text, counted) => {
    expect(countedAddress(text)).toBe(counted)
  })
})

describe('X-Forwarded-For', () => {
  const visitor = (peer: string | null, stated: string | null, trusted = LOOPBACK_PEERS) =>
    visitorOf(new Headers(stated === null ? {} : { 'x-forwarded-for': stated }), peer, parsePeers(trusted))

  it('of a stranger says nothing: the address is that of the connection', () => {
    expect(visitor('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
    expect(visitor('::ffff:203.0.113.9', '127.0.0.1')).toBe('203.0.113.9')
  })

  it('of the desk on this machine names its visitor', () => {
    expect(visitor('::ffff:127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(visitor('::1', '_name-of-a-session')).toBe('_name-of-a-session')
    expect(visitor('127.0.0.1', '127.0.0.1')).toBe('127.0.0.1')
    expect(visitor('127.0.0.1', null)).toBe('127.0.0.1')
  })

  it('counts from the end: what a trusted proxy was told by a stranger does not count', () => {
    expect(visitor('10.1.2.3', '192.0.2.1, 198.51.100.1, 10.1.9.9', '10.1.0.0/16')).toBe('198.51.100.1')
    expect(visitor('127.0.0.1', '198.51.100.1', '10.1.0.0/16')).toBe('127.0.0.1')
  })
})

describe('GATEWAY_TRUSTED_PEERS', () => {
  it.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0.1,', 'fd00::/129'])(
    'stops the start with a sentence that names it: %s',
    (text) => {
      expect(() => parsePeers(text)).toThrow(/^GATEWAY_TRUSTED_PEERS must .*\.$/)
    },
  )
})

describe("a call is a trusted program's own", () => {
  const isOwn = (peer: string | null, headers = {}) =>
    isOwnCall(new Headers(headers), peer, parsePeers(LOOPBACK_PEERS))

  it('if it comes from one, and not for somebody else', () => {
    expect([isOwn('127.0.0.1'), isOwn('::ffff:127.0.0.1'), isOwn(null)]).toEqual([true, true, true])
    expect(isOwn('203.0.113.9')).toBe(false)
    expect(isOwn('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(false)
  })
})
