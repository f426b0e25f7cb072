import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { HotelScreen } from '../../../../components/hotel/rates/hotel-screen.tsx'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { readDates, readPlace } from '../../../../lib/hotel/stay-params.ts'
import { defaultDates } from '../../../../lib/hotel/stay.ts'
import { readPageParams, type PageQuery } from '../../../page-params.ts'
import { desk } from '../../../../server/desk.ts'
import { hotelQueries } from '../../../../server/hotel/hotel-queries.ts'
import { requireGrant } from '../../../../server/session/gate.ts'
import { mayUse } from '../../../../server/session/permission.ts'
import { readShell } from '../../../../server/shell/queries.ts'
import { NoPermission } from '../../../../components/shell/no-permission.tsx'
import { missingPermissionText } from '../../../../lib/permission-text.ts'
import { withFirstPaint } from '../../../../server/shell/first-paint.ts'

export const metadata: Metadata = { title: 'Hotel' }

type Props = { params: Promise<{ hotelId: string }>; searchParams: PageQuery }

/**
 * One hotel with its rates for the stay of the address: `in`, `out`, `rooms`; `place` leads back to its list.
 */
export default withFirstPaint(async function HotelPage({ params, searchParams }: Props) {
  const [gate, shell] = await Promise.all([requireGrant('hotel_availability'), readShell()])
  const { hotelId } = await params
  if (!/^[1-9]\d{0,14}$/.test(hotelId)) notFound()
  if (!gate.ok && gate.refusal.code === 'NotPermitted') {
    return <NoPermission permission="hotel_availability" />
  }
  if (!gate.ok || !shell.ok) return <KeptScreen lost what="this hotel" />
  const query = await readPageParams(searchParams)
  const { serverNow } = shell.shell
  const stay = readDates(query) ?? defaultDates(serverNow.slice(0, 10))
  const { role, permissions } = gate.grant
  const rates = await hotelQueries(desk(), gate.grant, { hotelId: Number(hotelId), stay, serverNow })
  return (
    <KeptScreen lost={false} what="this hotel">
      <HydrationBoundary state={rates}>
        <HotelScreen
          key={`${hotelId} ${stay.checkIn} ${stay.checkOut} ${JSON.stringify(stay.rooms)}`}
          hotelId={Number(hotelId)}
          stay={stay}
          place={readPlace(query)}
          serverNow={serverNow}
          blockedReason={
            mayUse(role, permissions, 'hotel_book')
              ? undefined
              : missingPermissionText('hotel_book', shell.shell.admins)
          }
        />
      </HydrationBoundary>
    </KeptScreen>
  )
})
