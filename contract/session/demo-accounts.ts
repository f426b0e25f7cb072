import { isLoopback } from '../loopback.ts'
import type { Role } from './limits.ts'

/** A person who can sign in on a fresh installation, and their office. */
export type DemoAccount = {
  officeId: string
  officeName: string
  userName: string
  displayName: string
  role: Role
  /** False: the account exists and its password is right, but its e-mail address was never confirmed. */
  verified: boolean
  /** The account's UUID in the sandbox; the password field of CreateSession is made from it. */
  sandboxAccountUuid: string
  /** Initial balance of the office's sandbox wallet, if it is not the usual USD 10,000.00. */
  walletCents?: number
}

const aurora = { officeId: 'AUR-1001', officeName: 'Aurora Travel' }
const borealis = { officeId: 'BOR-2002', officeName: 'Borealis Tours' }
const caravel = { officeId: 'CAR-3003', officeName: 'Caravel Desk' }

/**
 * The demo accounts, seeded in both environments while the gateway listens on loopback. In production the
 * same people have other UUIDs, generated at first start.
 */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...aurora,
    userName: 'maya',
    displayName: 'Maya Lindqvist',
    role: 'agent',
    verified: true,
    sandboxAccountUuid: '23ea6a1b-a44b-5e77-a384-faec28c02120',
  },
  {
    ...aurora,
    userName: 'omar',
    displayName: 'Omar Haddad',
    role: 'agent',
    verified: true,
    sandboxAccountUuid: '83677a57-aaac-5dd2-b915-39517c0c2ab9',
  },
  {
    ...aurora,
    userName: 'ines',
    displayName: 'Ines Duarte',
    role: 'admin',
    verified: true,
    sandboxAccountUuid: '475f4dad-8548-51d1-833e-7b6cf7a73736',
  },
  {
    ...aurora,
    userName: 'viewer',
    displayName: 'Theo Brandt',
    role: 'viewer',
    verified: true,
    sandboxAccountUuid: '02b2f9f8-ce8d-5399-b02c-c0b0096a7aa7',
  },
  {
    ...aurora,
    userName: 'unverified',
    displayName: 'Lena Novak',
    role: 'agent',
    verified: false,
    sandboxAccountUuid: 'eb715e77-48e9-5d13-ad78-ac4344d1c5b6',
  },
  {
    ...borealis,
    userName: 'jun',
    displayName: 'Jun Park',
    role: 'agent',
    verified: true,
    sandboxAccountUuid: '148d6dcb-0a4d-5816-a5db-d35b1066a8d8',
  },
  {
    ...borealis,
    userName: 'sara',
    displayName: 'Sara Weiss',
    role: 'admin',
    verified: true,
    sandboxAccountUuid: '1b1a5744-63c4-5c61-b2e2-6290ab1dde89',
  },
  {
    ...caravel,
    userName: 'nico',
    displayName: 'Nico Ferro',
    role: 'agent',
    verified: true,
    sandboxAccountUuid: '277b2e30-93e0-5708-97d8-322e41b0757d',
    walletCents: 150_00,
  },
]

/**
 * Whether the demo accounts exist: as the setting GATEWAY_DEMO says (`on`, `off`), otherwise if the gateway
 * is on loopback.
 * @param setting the setting, empty or absent if not set
 * @param host where the gateway listens or is reached
 */
export function isDemoOn(setting: string | undefined, host: string): boolean {
  return setting ? setting.toLowerCase() === 'on' : isLoopback(host)
}
