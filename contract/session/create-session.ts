import { z } from 'zod'
import { publicCall } from '../families.ts'
import { operation } from '../operation.ts'
import { wireText } from '../wire.ts'

/** Opens a session. OfficeId matches the office's id or name; Password is the SHA-512 of the account UUID in hex. */
export const createSession = operation({
  ...publicCall,
  id: 'session.create',
  path: '/Authenticate/CreateSession',
  request: {
    params: null,
    query: null,
    body: z.object({
      OfficeId: wireText(1, 128),
      UserName: wireText(1, 128),
      // Any text: what is no hash opens nothing (gap 4).
      Password: z.string().min(1),
    }),
  },
  response: z.object({ SessionId: z.string() }),
  onFailure: { SessionId: null },
  errors: ['Err0101003', 'Err0101004', 'Err0101005', 'Err0101007', 'Err0106001'],
  kind: 'session',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Authentication', gaps: [1, 4, 5, 6, 16] },
  standing: 'documented',
  summary: 'Open a session with office, user and the hash of the account UUID',
  examples: [
    {
      name: 'signed in',
      request: { OfficeId: 'AUR-1001', UserName: 'maya', Password: '<128 hex characters>' },
      response: { Success: true, SessionId: '6f1c3a6e-3f0b-4f5e-9c55-2f6c5f0a9d11', Error: null },
    },
  ],
})
