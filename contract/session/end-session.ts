import { z } from 'zod'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'

export const endSession = operation({
  ...sessionCall,
  id: 'session.end',
  path: '/Authenticate/EndSession',
  request: { params: null, query: null, body: z.object({}) },
  response: z.object({}),
  onFailure: {},
  errors: ['Err0101001'],
  kind: 'session',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Authentication', gaps: [2] },
  standing: 'documented',
  summary: 'End a session at once',
  description: 'Ends the session at once; ending it again gives Err0101001.',
})
