import { PLACE_LOOKUP_MAX } from '../../../contract/place/types.ts'
import type { OperationId } from '../../../contract/registry.ts'
import type { Answer, TestGateway } from '../../setup/gateway.ts'
import { hotelIdOf } from '../../../gateway/world/hotel/catalogue/hotel-id.ts'
import { registry } from '../../../contract/registry.ts'
import { activityPhoto, type ActivityIds } from './activity-cases.ts'
import type { ActivityVoucherIds } from './activity-voucher-cases.ts'
import type { Cases } from './case.ts'
import { agentOf } from './hotel-offices.ts'
import { heldHotel } from '../../setup/hotel.ts'

type OtherIds = Exclude<
  OperationId,
  | ActivityIds
  | ActivityVoucherIds
  | `${'air' | 'session' | 'token' | 'hotel' | 'flight' | 'flight-order' | 'booking'}.${string}`
>

const asAgent = (id: OperationId) => async (gateway: TestGateway) =>
  gateway.call(id, { SessionId: await gateway.signIn(await gateway.mint()) })

const tooMany = Array.from({ length: PLACE_LOOKUP_MAX + 1 }, (_, index) => String(index))

/** A static file: its JSON, or an empty body for a picture. */
const file =
  (id: OperationId, code?: string) =>
  async (gateway: TestGateway): Promise<Answer> => {
    const path: string = registry[id].path
    const response = await gateway.send(path.replace('{code}', code ?? ''))
    const json = response.headers.get('content-type')?.startsWith('application/json')
    const body = json
      ? { list: (await response.json()) as unknown }
      : { bytes: (await response.arrayBuffer()).byteLength }
    return { status: response.status, headers: response.headers, body }
  }

/** The exterior photo of the first hotel of Lisbon. */
async function photo(gateway: TestGateway): Promise<Answer> {
  const response = await gateway.send(`/photos/hotels/${hotelIdOf(-2_267_057, 0)}/1?w=320`)
  const body = { bytes: (await response.arrayBuffer()).byteLength }
  return { status: response.status, headers: response.headers, body }
}

/** An admin of an office with a held booking, who erases its people. */
async function asEraser(gateway: TestGateway, change: { UniqueId?: string | null }): Promise<Answer> {
  const { office } = await agentOf(gateway)
  const SessionId = await gateway.signIn(office, 'admin')
  return gateway.call('privacy.erase-people', { SessionId, ...change })
}

async function ownPeople(gateway: TestGateway): Promise<Answer> {
  const { office, SessionId: agents } = await agentOf(gateway)
  const UniqueId = await heldHotel(gateway, agents)
  const SessionId = await gateway.signIn(office, 'admin')
  return gateway.call('privacy.erase-people', { SessionId, UniqueId })
}

export const otherCases: Pick<Cases, OtherIds> = {
  'wallet.balance': { ok: asAgent('wallet.balance') },
  'wallet.statement': { ok: asAgent('wallet.statement') },
  'privacy.erasures': {
    ok: async (gateway) => {
      const { office, SessionId } = await agentOf(gateway)
      const UniqueId = await heldHotel(gateway, SessionId)
      const admin = await gateway.signIn(office, 'admin')
      await gateway.mustCall('privacy.erase-people', { SessionId: admin, UniqueId })
      return gateway.call('privacy.erasures', { SessionId })
    },
  },
  'privacy.erase-people': {
    ok: ownPeople,
    Err0103003: (gateway) => asEraser(gateway, { UniqueId: 'PO0000001' }),
    Err0106001: (gateway) => asEraser(gateway, { UniqueId: null }),
  },
  'activity.config': { ok: asAgent('activity.config') },
  'place.search': {
    ok: (gateway) => gateway.call('place.search', { q: 'lisb' }),
    Err0106001: (gateway) => gateway.call('place.search', { q: 'x'.repeat(129) }),
  },
  'place.search-v1': {
    ok: (gateway) => gateway.call('place.search-v1', { q: 'lisb' }),
    Err0106001: (gateway) => gateway.call('place.search-v1', { q: 'lisb', limit: 0 }),
  },
  'place.lookup': {
    ok: (gateway) => gateway.call('place.lookup', { external_ids: ['11112267057'] }),
    Err0106001: (gateway) => gateway.call('place.lookup', { external_ids: tooMany }),
  },
  'place.lookup-v1': {
    ok: (gateway) => gateway.call('place.lookup-v1', { external_ids: [11_112_267_057] }),
    Err0106001: (gateway) => gateway.call('place.lookup-v1', { external_ids: tooMany }),
  },
  'reference.countries': { ok: file('reference.countries') },
  'reference.cities': { ok: file('reference.cities') },
  'reference.airports': { ok: file('reference.airports') },
  'reference.airlines': { ok: file('reference.airlines') },
  'reference.airline-logo': { ok: file('reference.airline-logo', 'sq') },
  'reference.airline-logo-v2': { ok: file('reference.airline-logo-v2', 'SQ') },
  'reference.hotel-photo': { ok: photo },
  'reference.activity-photo': { ok: activityPhoto },
}
