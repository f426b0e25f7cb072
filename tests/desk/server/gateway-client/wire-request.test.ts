import { expect, test } from 'vitest'
import { activityConfig } from '../../../../contract/activity/config.ts'
import { moveActivityBooking } from '../../../../contract/activity/bookings.ts'
import { airCancel } from '../../../../contract/air/cancel.ts'
import type { OperationSpec } from '../../../../contract/operation.ts'
import { hotelSearch } from '../../../../contract/v3/hotel-search.ts'
import { tokenRevoke } from '../../../../contract/v3/revoke.ts'
import { wireRequest } from '../../../../server/gateway-client/request.ts'
import { send } from '../../../../server/gateway-client/send.ts'

const context = { sessionId: 'a session', requestId: 'a request' }
const sent = (op: OperationSpec, input: Record<string, unknown>) =>
  wireRequest('http://gateway', op, input, context)

test('the SessionId stands where the record of the operation says: in an address only by contract (ASVS 14.2.1)', () => {
  expect(sent(airCancel, { UniqueId: 'P1' })).toMatchObject({
    url: 'http://gateway/Air/AirCancel',
    body: '{"UniqueId":"P1","SessionId":"a session"}',
  })
  expect(sent(activityConfig, {})).toMatchObject({
    url: 'http://gateway/Activity/v2/config?SessionId=a+session',
    body: null,
  })
  expect(sent(moveActivityBooking, { uuid: 'u', status: 'confirm' })).toMatchObject({
    method: 'PUT',
    url: 'http://gateway/Activity/v2/bookings/u/confirm',
    body: '{"SessionId":"a session"}',
  })
})

test.each([
  '../../oauth/token',
  'a/b',
  'a?SessionId=x',
  'a#b',
  'http://evil.example/',
  '//evil.example',
  '%2e%2e',
  '@evil',
])('an id never leaves its part of the path: %s (ASVS 1.3.6)', (uuid) => {
  const { url } = sent(moveActivityBooking, { uuid, status: 'confirm' })
  const { origin, pathname, search, hash } = new URL(url)
  expect([origin, search, hash]).toEqual(['http://gateway', '', ''])
  expect(pathname.split('/').map(decodeURIComponent)).toEqual([
    '',
    'Activity',
    'v2',
    'bookings',
    uuid,
    'confirm',
  ])
})

test.each(['', '.', '..', '...', undefined, null, 7])('the id %j is sent nowhere (ASVS 1.3.6)', (uuid) => {
  expect(() => sent(moveActivityBooking, { uuid, status: 'confirm' })).toThrow('activity.move-booking')
})

test('a token goes to the operations that take one, and to no other', () => {
  const headersOf = (op: OperationSpec, input: Record<string, unknown>) =>
    wireRequest('http://gateway', op, input, { ...context, token: 'a token' }).headers
  expect(headersOf(hotelSearch, {})).toMatchObject({ authorization: 'Bearer a token' })
  expect(headersOf(airCancel, { UniqueId: 'P1' })).not.toHaveProperty('authorization')
  expect(headersOf(tokenRevoke, { token: 'a token' })).not.toHaveProperty('authorization')
})

test('no redirect is followed, and no answer kept: addresses may have a SessionId (ASVS 1.3.6)', async () => {
  const inits: RequestInit[] = []
  const answered = (_: string, init: RequestInit) => {
    inits.push(init)
    return Promise.resolve(new Response('{}'))
  }
  await send(answered, sent(activityConfig, {}), new AbortController().signal)
  expect(inits).toMatchObject([{ redirect: 'error', cache: 'no-store', method: 'GET' }])
})

test('the body is written as the record says, and knows no SessionId where none is asked for', () => {
  expect(sent(tokenRevoke, { token: 'a token' })).toMatchObject({
    url: 'http://gateway/oauth/revoke',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'token=a+token',
  })
})
