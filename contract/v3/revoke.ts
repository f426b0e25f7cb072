import { z } from 'zod'
import { tokenCall } from '../families.ts'
import { operation } from '../operation.ts'

export const tokenRevoke = operation({
  ...tokenCall,
  id: 'token.revoke',
  path: '/oauth/revoke',
  request: {
    params: null,
    query: null,
    body: z.object({
      token: z.string().min(1).max(256).describe('The access token to end; an unknown one is no error.'),
      token_type_hint: z
        .string()
        .max(128)
        .describe('Accepted and ignored: there is one type of token.')
        .optional(),
    }),
  },
  response: z.object({}),
  errors: ['invalid_request'],
  kind: 'session',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'v3', section: 'Authentication', gaps: [121] },
  standing: 'assumed',
  summary: 'Revoke an access token',
  description:
    'Ends an access token at once; anyone who has the token may do so. An unknown token is no error (RFC 7009, section 2.2).',
})
