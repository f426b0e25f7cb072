import { z } from 'zod'
import { publicCall } from '../families.ts'
import { operation } from '../operation.ts'
import { wireText } from '../wire.ts'
import { SESSION_MINUTES } from './limits.ts'

export const createSession = operation({
  ...publicCall,
  id: 'session.create',
  path: '/Authenticate/CreateSession',
  request: {
    params: null,
    query: null,
    body: z.object({
      OfficeId: wireText(1, 128).describe('Id or name of the office.'),
      UserName: wireText(1, 128).describe('Name of the user in the office.'),
      Password: z
        .string()
        .min(1)
        .describe(
          "SHA-512 of the account's UUID as 128 hexadecimal digits, in any case. A plain password opens no session.",
        ),
    }),
  },
  response: z.object({
    SessionId: z
      .string()
      .describe(`Proof for all later calls. It ends ${SESSION_MINUTES} minutes after the last one.`),
  }),
  onFailure: { SessionId: null },
  limit: 'sign-ins',
  errors: ['Err0101003', 'Err0101004', 'Err0101005', 'Err0101007', 'Err0106001'],
  kind: 'session',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Authentication', gaps: [1, 4, 5, 6, 16] },
  standing: 'documented',
  summary: 'Open a session with office, user and the hash of the account UUID',
  description:
    "Opens a session. OfficeId is the office's id or name; Password is the SHA-512 of the account UUID in hex.",
})
