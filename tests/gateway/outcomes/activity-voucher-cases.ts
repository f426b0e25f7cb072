import type { Answer, TestGateway } from '../../setup/gateway.ts'
import { openActivityOffice } from '../activity-booking/activity-office.ts'
import { reach, ways } from '../activity-booking/reach.ts'
import type { Cases } from './case.ts'

const unknown = '00000000-0000-4000-8000-000000000000'

/** A booking that is approved, with its voucher. */
async function issued(gateway: TestGateway) {
  const office = await openActivityOffice(gateway)
  const uuid = await reach(office, ways.approved)
  const { SessionId } = office
  const { data } = await gateway.mustCall('activity.vouchers', { SessionId, uuid })
  return { SessionId, uuid, voucher: data[0]?.uuid ?? '' }
}

async function download(
  gateway: TestGateway,
  issuedVoucher: Awaited<ReturnType<typeof issued>>,
): Promise<Answer> {
  const { SessionId, uuid, voucher } = issuedVoucher
  const path = `/Activity/v2/bookings/${uuid}/download-voucher/${voucher}?SessionId=${SessionId}`
  const response = await gateway.send(path)
  const body = { bytes: (await response.arrayBuffer()).byteLength }
  return { status: response.status, headers: response.headers, body }
}

export type ActivityVoucherIds = 'activity.vouchers' | 'activity.download-voucher' | 'activity.events'

export const activityVoucherCases: Pick<Cases, ActivityVoucherIds> = {
  'activity.vouchers': {
    ok: async (gateway) => gateway.call('activity.vouchers', await issued(gateway)),
    not_found: async (gateway) =>
      gateway.call('activity.vouchers', { ...(await issued(gateway)), uuid: unknown }),
  },
  'activity.download-voucher': {
    ok: async (gateway) => download(gateway, await issued(gateway)),
    not_found: async (gateway) =>
      gateway.call('activity.download-voucher', { ...(await issued(gateway)), voucher: unknown }),
  },
  'activity.events': {
    ok: async (gateway) => {
      const { SessionId, uuid } = await issued(gateway)
      return gateway.call('activity.events', { SessionId, uuid, event: 'booking_status_updated' })
    },
    not_found: async (gateway) => {
      const { SessionId, uuid } = await issued(gateway)
      return gateway.call('activity.events', { SessionId, uuid, event: 'booking_deleted' })
    },
  },
}
