import 'server-only'
import type { DeskSettings } from '../settings.ts'
import type { DemoAccount } from '../../lib/demo-account.ts'

/** The people that the local gateway seeds in its sandbox. Their account UUIDs are public: they open demo data alone. */
const ACCOUNTS: readonly DemoAccount[] = [
  {
    office: 'AUR-1001',
    user: 'maya',
    name: 'Maya Lindqvist',
    what: 'Aurora Travel, agent',
    secret: '23ea6a1b-a44b-5e77-a384-faec28c02120',
  },
  {
    office: 'AUR-1001',
    user: 'omar',
    name: 'Omar Haddad',
    what: 'Aurora Travel, agent',
    secret: '83677a57-aaac-5dd2-b915-39517c0c2ab9',
  },
  {
    office: 'AUR-1001',
    user: 'ines',
    name: 'Ines Duarte',
    what: 'Aurora Travel, office admin',
    secret: '475f4dad-8548-51d1-833e-7b6cf7a73736',
  },
  {
    office: 'AUR-1001',
    user: 'viewer',
    name: 'Theo Brandt',
    what: 'Aurora Travel, reads only',
    secret: '02b2f9f8-ce8d-5399-b02c-c0b0096a7aa7',
  },
  {
    office: 'BOR-2002',
    user: 'jun',
    name: 'Jun Park',
    what: 'Borealis Tours, agent',
    secret: '148d6dcb-0a4d-5816-a5db-d35b1066a8d8',
  },
  {
    office: 'CAR-3003',
    user: 'nico',
    name: 'Nico Ferro',
    what: 'Caravel Desk, wallet USD 150',
    secret: '277b2e30-93e0-5708-97d8-322e41b0757d',
  },
]

/** The demo people where the sandbox is the local gateway with its seed; nobody anywhere else. */
export function demoAccounts(settings: DeskSettings, demo: string | undefined): readonly DemoAccount[] {
  const { hostname } = new URL(settings.gatewayUrls.sandbox)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return isLocal && demo?.toLowerCase() !== 'off' ? ACCOUNTS : []
}
