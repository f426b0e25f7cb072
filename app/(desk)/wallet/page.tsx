import type { Metadata } from 'next'
import { SignInAgain } from '../../../components/session/sign-in-again.tsx'
import { WalletScreen } from '../../../components/wallet/wallet-screen.tsx'
import { readPageParams, type PageQuery } from '../../../lib/page-params.ts'
import { readWallet } from '../../../server/wallet/queries.ts'

export const metadata: Metadata = { title: 'Wallet' }

/** The office's wallet. The address says which movements of the statement are shown. */
export default async function WalletPage({ searchParams }: { searchParams: PageQuery }) {
  const reading = await readWallet(await readPageParams(searchParams))
  if (reading.kind === 'session') return <SignInAgain what="the wallet" />
  return <WalletScreen view={reading} />
}
