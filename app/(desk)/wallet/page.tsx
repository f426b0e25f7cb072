import type { Metadata } from 'next'
import { KeptScreen } from '../../../components/session/kept-screen.tsx'
import { WalletScreen } from '../../../components/wallet/wallet-screen.tsx'
import { readPageParams, type PageQuery } from '../../page-params.ts'
import { readWallet } from '../../../server/wallet/queries.ts'

export const metadata: Metadata = { title: 'Wallet' }

/** The office's wallet. The address says which movements of the statement are shown. */
export default async function WalletPage({ searchParams }: { searchParams: PageQuery }) {
  const reading = await readWallet(await readPageParams(searchParams))
  if (reading.kind === 'session') return <KeptScreen lost what="the wallet" />
  return (
    <KeptScreen lost={false} what="the wallet">
      <WalletScreen view={reading} />
    </KeptScreen>
  )
}
