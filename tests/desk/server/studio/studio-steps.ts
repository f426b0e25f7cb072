import type { Role } from '../../../../contract/session/limits.ts'
import { studioOf } from '../../../../server/studio/queries.ts'
import { wireAnswer } from '../../../../server/studio/wire-answer.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import type { MintedOffice } from '../../../setup/gateway.ts'
import type { World } from '../world.ts'

/** Steps of the studio's tests, in a world that is opened before them. */
export function studioSteps(world: () => World) {
  return {
    /** Signs somebody in, by default an agent of an office of their own. */
    signedIn: async (role: Role = 'agent', minted?: MintedOffice) => {
      const office =
        minted ??
        (await world().gateway.mint({
          users: [
            { userName: 'ann', role: 'agent' },
            { userName: 'vic', role: 'viewer' },
          ],
        }))
      const grant = (await world().grant(await world().signIn(office, role), 'signed_in')) as AnyGrant
      return { office, grant }
    },
    /** The content of the studio page. */
    viewOf: async (grant: AnyGrant) => {
      const reading = await studioOf(world().desk, grant)
      if (reading.kind !== 'read') throw new Error(reading.kind)
      return reading.view
    },
    /** Asks the wire log as the page does. */
    wire: async <T>(
      grant: AnyGrant,
      question: object,
      headers: Record<string, string> = {},
    ): Promise<{ status: number; body: T }> => {
      const request = new Request('http://localhost:3000/api/studio/wire-log', {
        method: 'POST',
        headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-desk': '1', ...headers },
        body: JSON.stringify(question),
      })
      const answer = await wireAnswer(world().desk, grant, request)
      return { status: answer.status, body: (await answer.json()) as T }
    },
  }
}
