import { z } from 'zod'
import { operation } from '../operation.ts'

/** Ends the session at once; ending it again gives Err0101001. */
export const endSession = operation({
  id: 'session.end',
  method: 'POST',
  path: '/Authenticate/EndSession',
  aliases: [],
  family: 'session',
  auth: 'session',
  permission: null,
  scope: null,
  request: { params: null, query: null, body: z.object({}) },
  response: z.object({}),
  answer: 'json',
  onFailure: {},
  events: null,
  errors: ['Err0101001'],
  kind: 'session',
  retry: 'idempotent',
  source: { doc: 'session-gateway', section: 'Authentication', gaps: [2] },
  standing: 'documented',
  summary: 'End a session at once',
  examples: [
    { name: 'ended', request: { SessionId: '<SessionId>' }, response: { Success: true, Error: null } },
  ],
})
