import type { ActivityBookingRecord } from '../../../contract/activity/booking.ts'
import type { ProductTypeRecord } from '../../../contract/activity/product-type.ts'
import type { Answer, TestGateway } from '../../setup/gateway.ts'

/** Who books in tests. */
export const customer = {
  firstName: 'Zoë',
  lastName: 'Núñez',
  email: 'zoe@example.com',
  phone: '+44 20 7946 0000',
}

/** An office of a gateway that books activities, signed in as its agent. */
export async function openActivityOffice(
  gateway: TestGateway,
  wanted: Parameters<TestGateway['mint']>[0] = {},
) {
  const office = await gateway.mint(wanted)
  const SessionId = await gateway.signIn(office)
  /** The first variant of the product with this title. */
  const variant = async (title: string): Promise<ProductTypeRecord> => {
    const { data } = await gateway.mustCall('activity.products', { SessionId, q: title, per_page: 1 })
    const [type] = await gateway.mustCall('activity.product-types', { SessionId, uuid: data[0]?.uuid ?? '' })
    return gateway.mustCall('activity.product-type', { SessionId, uuid: type?.uuid ?? '' })
  }
  /** Sends a request to book a scenario; the fields of `more` go into its body. */
  const create = async (title: string, more: object = {}): Promise<Answer> => {
    const productTypeUuid = (await variant(title)).uuid
    const body = {
      SessionId,
      productTypeUuid,
      arrivalDate: '2026-12-03',
      timeSlot: '09:00',
      customer,
      ...more,
    }
    return gateway.call('activity.create-booking', body)
  }
  const move = (uuid: string, status: 'confirm' | 'cancel', by = SessionId) =>
    gateway.call('activity.move-booking', { SessionId: by, uuid, status })
  return {
    office,
    officeId: office.officeId,
    SessionId,
    variant,
    create,
    /** Books and returns the record. */
    reserve: async (title: string, more: object = {}) => dataOf(await create(title, more)),
    move,
    confirm: (uuid: string, by?: string) => move(uuid, 'confirm', by),
    cancel: (uuid: string, by?: string) => move(uuid, 'cancel', by),
    read: async (uuid: string) => gateway.mustCall('activity.booking', { SessionId, uuid }),
    balance: () => gateway.mustCall('wallet.balance', { SessionId }),
    advance: (seconds: number) => gateway.advance(seconds, office.officeId),
  }
}

export type ActivityOffice = Awaited<ReturnType<typeof openActivityOffice>>
/** The booking of an answer that must be a success. */
function dataOf({ status, body }: Answer): ActivityBookingRecord {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body['data'] as ActivityBookingRecord
}

/** Status and sentence of a refusal. */
export function refusalOf({ status, body }: Answer): string {
  const { code, message } = (body['error'] ?? {}) as { code?: string; message?: string }
  return `${status} ${code}: ${message}`
}
