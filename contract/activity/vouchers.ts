import { z } from 'zod'
import { entity } from '../entity.ts'
import { activityRead } from '../families.ts'
import { operation } from '../operation.ts'
import { wireText } from '../wire.ts'
import { links, pageOf, paging, singaporeInstant } from './fields.ts'
import { PER_PAGE_MAX } from './limits.ts'

const uuid = wireText(1, 64)

export const activityVouchers = operation({
  ...activityRead,
  id: 'activity.vouchers',
  path: '/Activity/v2/bookings/{uuid}/vouchers',
  permission: 'activity_vouchers',
  request: {
    params: z.object({
      uuid: uuid.describe(
        "The booking's `uuid` from its creation, or the supplier's own once it has issued the booking.",
      ),
    }),
    query: z.object(paging(PER_PAGE_MAX)),
    body: null,
  },
  response: pageOf(
    entity('ActivityVoucher', {
      uuid: z.string().describe('Id of the voucher; the download names it.'),
      generatedAt: singaporeInstant.describe('When the voucher was made, in the zone +08:00.'),
      visualId: z.string().describe('The number that is printed on the voucher.').optional(),
      links: links.describe(
        'Addresses of the voucher as a PDF and of its booking: `download` and `booking`.',
      ),
    }),
  ),
  envelope: 'data-meta-timestamp',
  pages: { in: 'query', by: ['page'] },
  booking: { asked: 'uuid', answered: null },
  errors: ['not_found'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'activity-v2', section: 'Bookings, GET .../vouchers', gaps: [163, 185, 191, 206] },
  standing: 'documented',
  summary: 'Vouchers of a booking',
  description: 'The vouchers of a booking; none until it is issued.',
})

export const downloadActivityVoucher = operation({
  ...activityRead,
  id: 'activity.download-voucher',
  path: '/Activity/v2/bookings/{uuid}/download-voucher/{voucher}',
  permission: 'activity_vouchers',
  request: {
    params: z.object({
      uuid: uuid.describe(
        "The booking's `uuid` from its creation, or the supplier's own once it has issued the booking.",
      ),
      voucher: uuid.describe('Id of the voucher, as the list of vouchers has it.'),
    }),
    query: z.object({}),
    body: null,
  },
  response: z.never(),
  answer: 'file',
  mediaType: 'application/pdf',
  envelope: 'none',
  booking: { asked: 'uuid', answered: null },
  errors: ['not_found'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'activity-v2', section: 'Bookings, GET .../download-voucher/{voucher}', gaps: [191, 206] },
  standing: 'documented',
  summary: 'Download a voucher',
  description: 'A voucher as a PDF, for the office of its booking alone.',
})
