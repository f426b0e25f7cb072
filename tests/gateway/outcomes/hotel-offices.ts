import { OFFER_MINUTES } from '../../../contract/hotel/limits.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import { heldHotel } from '../../setup/hotel.ts'

export const RATE_LIFE_SECONDS = OFFER_MINUTES * 60

/** An office with an agent and an admin, and the agent's session. */
export async function agentOf(gateway: TestGateway, balance = '50000.00') {
  const office = await gateway.mint({
    balance,
    users: [
      { userName: 'ada', role: 'agent' },
      { userName: 'ben', role: 'admin' },
    ],
  })
  return { office, SessionId: await gateway.signIn(office) }
}

/** A booking of the office's admin, and the session of an agent of the same office. */
export async function colleagueBooking(gateway: TestGateway) {
  const { office, SessionId } = await agentOf(gateway)
  const UniqueId = await heldHotel(gateway, await gateway.signIn(office, 'admin'))
  return { SessionId, UniqueId }
}

/** A booking of one office, and a session of another. */
export async function strangerTo(gateway: TestGateway) {
  const { SessionId } = await agentOf(gateway)
  const UniqueId = await heldHotel(gateway, SessionId)
  return { SessionId: (await agentOf(gateway)).SessionId, UniqueId }
}
