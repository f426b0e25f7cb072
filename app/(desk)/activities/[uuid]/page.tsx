import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductScreen } from '../../../../components/activity/product/product-screen.tsx'
import { KeptScreen } from '../../../../components/session/kept-screen.tsx'
import { NoPermission } from '../../../../components/shell/no-permission.tsx'
import { isUuid } from '../../../../lib/address/formats.ts'
import { missingPermissionText } from '../../../../lib/permission-text.ts'
import { productQueries } from '../../../../server/activity/product-queries.ts'
import { requireGrant } from '../../../../server/session/gate.ts'
import { mayUse } from '../../../../server/session/permission.ts'
import { readShell } from '../../../../server/shell/queries.ts'
import { withFirstPaint } from '../../../../server/shell/first-paint.ts'

export const metadata: Metadata = { title: 'Activity' }

type Props = { params: Promise<{ uuid: string }> }

/**
 * One activity: dates and travellers are in the address (`from`, `to`, `adults`, `children`, `seniors`), as
 * are the selected `variant`, `date` and `slot`, and the search that led here (`s`).
 */
export default withFirstPaint(async function ActivityPage({ params }: Props) {
  const gate = await requireGrant('activity_products')
  const { uuid } = await params
  if (!isUuid(uuid)) notFound()
  if (!gate.ok && gate.refusal.code === 'NotPermitted') return <NoPermission permission="activity_products" />
  // The product is read while the shell is.
  const [shell, queries] = await Promise.all([readShell(), gate.ok ? productQueries(gate.grant, uuid) : null])
  if (!gate.ok || !shell.ok) return <KeptScreen lost what="this activity" />
  const { serverNow } = shell.shell
  const { role, permissions } = gate.grant
  return (
    <KeptScreen lost={false} what="this activity">
      <HydrationBoundary state={queries}>
        <ProductScreen
          key={uuid}
          productUuid={uuid}
          serverNow={serverNow}
          blockedReason={
            mayUse(role, permissions, 'activity_book')
              ? undefined
              : missingPermissionText('activity_book', shell.shell.admins)
          }
        />
      </HydrationBoundary>
    </KeptScreen>
  )
})
