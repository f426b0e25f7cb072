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
    OfficeId: z.string().describe('Id of the office.'),
    OfficeName: z.string().describe('Name of the office.'),
    UserName: z.string().describe('Name of the user in the office.'),
    DisplayName: z.string().describe('Name of the user to show to people.'),
    Role: z
      .enum(roles)
      .describe(
        '`agent`: searches and books; `admin`: acts on every booking of the office too; `viewer`: only reads.',
      ),
    Permissions: z.array(z.string()).describe('Permissions of the role, as operations name them.'),
    Environment: z.enum(environments).describe('Environment of the session, which the host decides.'),
    ExpiresAt: instant.describe('When the session ends unless it is used before, in UTC.'),
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
