import { createSession } from '../../domain/session/create-session.ts'
import { endSession } from '../../domain/session/end-session.ts'
import { permissionsOf } from '../../domain/session/roles.ts'
import { limitedSignIn } from '../../domain/session/sign-in-limit.ts'
import { ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'

type SessionIds = 'session.create' | 'session.end' | 'session.info'

/** Authentication (Session gateway, Authentication; gaps 1, 2). */
export function sessionHandlers(services: Services): Pick<Handlers, SessionIds> {
  return {
    'session.create': async ({ request, environment, requestId, visitor }) => {
      const { OfficeId, UserName, Password } = request.body
      const who = { environment, office: OfficeId, userName: UserName }
      const result = await limitedSignIn(services, { ...who, visitor }, () =>
        createSession(services, { ...who, password: Password, requestId }),
      )
      return result.ok ? ok({ SessionId: result.value.sessionId }) : result
    },
    'session.end': ({ caller }) => endSession(services, caller),
    'session.info': ({ caller }) =>
      Promise.resolve(
        ok({
          OfficeId: caller.officeId,
          OfficeName: caller.officeName,
          UserName: caller.userName,
          DisplayName: caller.displayName,
          Role: caller.role,
          Permissions: [...permissionsOf(caller.role)],
          Environment: caller.environment,
          ExpiresAt: caller.expiresAt.toISOString(),
        }),
      ),
  }
}
