import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookBody, openFare } from '../setup/air.ts'
import { openOffer, orderBody } from '../setup/flight-orders.ts'
import type { TestGateway } from '../setup/gateway.ts'
import { checked, hotelBookBody, someRate } from '../setup/hotel.ts'
import { openGateway } from '../setup/simulated-gateway.ts'
import { openActivityOffice, refusalOf } from './activity-booking/activity-office.ts'

/** Text is cleaned before anything is checked or stored, in every family (gap 255). */

let gateway: TestGateway
let office: Awaited<ReturnType<TestGateway['mint']>>
let SessionId: string
let token: string
beforeAll(async () => {
  gateway = await openGateway()
  office = await gateway.mint({ balance: '900000.00' })
  SessionId = await gateway.signIn(office)
  token = await gateway.token(office)
})
afterAll(() => gateway.close())

const PHONE = '\u202a+49\u00a030\u20091234567\u202c'
const EMAIL = 'anna@\u200bexample.com\ufeff'

it('AirBook stores the names and the reference that can be seen, and refuses none', async () => {
  const fare = await openFare(gateway, SessionId)
  const body = bookBody(fare.FareSourceCode, {}, '\u200eKELLER\u3000-\u00a01\u200b')
  const info = body.TravelerInfo
  const traveler = info.AirTravelers[0]!
  const name = { ...traveler.PassengerName, PassengerFirstName: '\u2067ANNA\u200d \u00a0MARIA\t' }
  const AirTravelers = [{ ...traveler, PassengerName: name }]
  const TravelerInfo = { PhoneNumber: PHONE, Email: EMAIL, AirTravelers }
  const { UniqueId } = await gateway.mustCall('air.book', { SessionId, ...body, TravelerInfo })
  const record = await gateway.mustCall('air.booking-data', { SessionId, ClientUniqueId: 'KELLER - 1' })
  expect(record).toMatchObject({
    UniqueId,
    ClientUniqueId: 'KELLER - 1',
    TravelItinerary: {
      ItineraryInfo: {
        CustomerInfoes: [{ Customer: { PaxName: { PassengerFirstName: 'ANNA MARIA' } } }],
        Email: 'anna@example.com',
        PhoneNumber: '+49 30 1234567',
      },
    },
  })
})

it('a name that cannot be seen is missing, and one with a control character is refused', async () => {
  const fare = await openFare(gateway, SessionId)
  const book = async (PassengerFirstName: string) => {
    const body = bookBody(fare.FareSourceCode)
    const traveler = body.TravelerInfo.AirTravelers[0]!
    const AirTravelers = [{ ...traveler, PassengerName: { ...traveler.PassengerName, PassengerFirstName } }]
    const TravelerInfo = { ...body.TravelerInfo, AirTravelers }
    return (await gateway.call('air.book', { SessionId, ...body, TravelerInfo })).body['Error']
  }
  const field = 'TravelerInfo.AirTravelers[0].PassengerName.PassengerFirstName'
  for (const unseen of ['\u200b', '\u3164', '\u2066\u2069', '\u00ad', '\u00a0\ufeff']) {
    expect(await book(unseen)).toEqual({ Id: 'Err0106001', Message: `${field} cannot be null` })
  }
  expect(await book('AN\u001bNA')).toEqual({
    Id: 'Err0106001',
    Message: `${field}: must not contain the control character U+001B`,
  })
})

it('an e-mail address is the address alone', async () => {
  const fare = await openFare(gateway, SessionId)
  const body = bookBody(fare.FareSourceCode)
  for (const Email of [
    'anna@example.com,',
    'mailto:anna@example.com',
    'Anna<anna@example.com>',
    'a@b.com.',
  ]) {
    const TravelerInfo = { ...body.TravelerInfo, Email }
    const { body: answer } = await gateway.call('air.book', { SessionId, ...body, TravelerInfo })
    expect(answer['Error'], Email).toMatchObject({ Message: 'TravelerInfo.Email: must be an e-mail address' })
  }
})

it('HotelBook stores the note on one line, and takes an empty one for none', async () => {
  const note = async (Note: string) => {
    const offer = await checked(gateway, SessionId, (await someRate(gateway, SessionId)).FareSourceCode)
    const body = { ...hotelBookBody(offer.FareSourceCode), Note, Email: EMAIL, PhoneNumber: PHONE }
    const booked = await gateway.mustCall('hotel.book', { SessionId, ...body })
    const record = await gateway.mustCall('hotel.booking-data', { SessionId, UniqueId: booked.UniqueId })
    await gateway.mustCall('hotel.cancel', { SessionId, UniqueId: booked.UniqueId })
    return record
  }
  const record = await note(' Late arrival,\r\n\u200babout\u00a0ten\n')
  expect(record).toMatchObject({
    Note: 'Late arrival, about ten',
    Email: 'anna@example.com',
    PhoneNumber: '+49 30 1234567',
  })
  expect((await note('\u200b\n')).Note).toBeNull()
})

it('a flight order of v3 names the field that has a control character, and each that is missing', async () => {
  const body = orderBody((await openOffer(gateway, token)).id)
  const [passenger] = body.passengers
  const passengers = [{ ...passenger!, given_name: '\u2060', family_name: 'KEL\u0007LER' }]
  const refused = await gateway.call('flight-order.create', { token, ...body, passengers })
  expect(refused.status).toBe(422)
  expect(refused.body['error']).toMatchObject({
    details: [
      {
        path: 'passengers[0].family_name',
        message: 'must not contain the control character U+0007',
      },
      { path: 'passengers[0].given_name', message: 'cannot be null' },
    ],
  })
  const contact = { email: EMAIL, phone: PHONE }
  const order = await gateway.mustCall('flight-order.create', {
    token,
    ...body,
    contact,
    client_reference: '\u200b',
  })
  expect(order).toMatchObject({ client_reference: null, contact: { email: 'anna@example.com' } })
})

it('an activity is booked with clean text, and refused by 400 with the name of the field', async () => {
  const activities = await openActivityOffice(gateway)
  const customer = { firstName: 'Zoë\u200b', lastName: '\u00a0Núñez', email: EMAIL, phone: PHONE }
  const booked = await activities.reserve('Instant Confirmation', { customer, message: 'Two\n\u200fchairs' })
  expect(booked).toMatchObject({
    firstName: 'Zoë',
    lastName: 'Núñez',
    email: 'anna@example.com',
    phone: '+49 30 1234567',
  })
  const bad = { ...customer, firstName: '\u0000Zoë' }
  expect(refusalOf(await activities.create('Instant Confirmation', { customer: bad }))).toBe(
    '400 wrong_args: customer.firstName: must not contain the control character U+0000',
  )
  const { data } = await gateway.mustCall('activity.bookings', {
    SessionId: activities.SessionId,
    first_name: '\u200bZoë\u00a0',
  })
  expect(data.map(({ uuid }) => uuid)).toEqual([booked.uuid])
})

it('a NUL in an id of the path, and in text that is taken to the letter, is refused by its field', async () => {
  const office = await gateway.mint()
  const SessionId = await gateway.signIn(office)
  const revalidate = await gateway.call('air.revalidate', { SessionId, FareSourceCode: 'a\0b' })
  expect(revalidate.body['Error']).toEqual({
    Id: 'Err0106001',
    Message: 'FareSourceCode: must not contain the control character U+0000',
  })
  const activity = await gateway.send(`/Activity/v2/bookings/a%00b?SessionId=${SessionId}`)
  expect([activity.status, await activity.text()]).toEqual([400, expect.stringContaining('uuid: must not')])
  const headers = { authorization: `Bearer ${await gateway.token(office)}` }
  const order = await gateway.send('/v3/flights/orders/a%00b', { headers })
  expect([order.status, await order.text()]).toEqual([422, expect.stringContaining('U+0000')])
  const list = await gateway.send('/v3/flights/orders?after=a%00b', { headers })
  expect(list.status).toBe(422)
})
