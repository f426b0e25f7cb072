import { z } from 'zod'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { instant } from '../wire.ts'
import { environments, roles } from './limits.ts'

export const sessionInfo = operation({
  ...sessionCall,
  id: 'session.info',
  path: '/Authenticate/SessionInfo',
  request: { params: null, query: null, body: z.object({}) },
  response: z.object({
    OfficeId: z.string(),
    OfficeName: z.string(),
    UserName: z.string(),
    DisplayName: z.string(),
    Role: z.enum(roles),
    Permissions: z.array(z.string()),
    Environment: z.enum(environments),
    ExpiresAt: instant,
  }),
  onFailure: {
    OfficeId: null,
    OfficeName: null,
    UserName: null,
    DisplayName: null,
    Role: null,
    Permissions: [],
    Environment: null,
    ExpiresAt: null,
  },
  errors: [],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'Authentication', gaps: [] },
  standing: 'assumed',
  summary: 'Who the session belongs to, its role and permissions',
  description: 'Whose session this is, and what it may do.',
})
