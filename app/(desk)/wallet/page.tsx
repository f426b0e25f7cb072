import type { Metadata } from 'next'
import { SignInAgain } from '../../../components/session/sign-in-again.tsx'
import { WalletScreen } from '../../../components/wallet/wallet-screen.tsx'
import { readWallet } from '../../../server/wallet/queries.ts'

export const metadata: Metadata = { title: 'Wallet' }

type Search = Promise<{ page?: string | string[] }>

/** The office's wallet; `page` counts from 1. */
export default async function WalletPage({ searchParams }: { searchParams: Search }) {
  const { page } = await searchParams
  const reading = await readWallet(typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1)
  if (reading.kind === 'session') return <SignInAgain what="the wallet" />
  return <WalletScreen view={reading} />
}
