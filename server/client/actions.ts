'use server'

import { z } from 'zod'
import type {
  ClientTravellerOutcome,
  EraseClientOutcome,
  SaveClientOutcome,
} from '../../lib/client/client.ts'
import { clientFormFields } from '../../lib/client/client-fields.ts'
import { REASON_MAX, REASON_MIN } from '../../lib/traveller/found-traveller.ts'
import { neededLine } from '../../lib/typed-text-fields.ts'
import { bookBarOf } from '../booking/book-bar.ts'
import { markupRulesShape } from '../config/markup-rules.ts'
import { deskAction } from '../session/desk-action.ts'
import { addTraveller, removeTraveller } from './client-travellers.ts'
import { eraseClient } from './erase-client.ts'
import { saveTypedClient } from './save-client.ts'

const INCOMPLETE = { kind: 'refused', message: 'The request is incomplete.' } as const

/** Makes a client (version 0), or changes what is written of it, for who may book. */
export const saveClientForm = deskAction({
  permission: 'signed_in',
  input: [
    z.object({ id: z.uuid(), version: z.int().min(0), form: clientFormFields, markup: markupRulesShape }),
  ],
  invalid: INCOMPLETE,
  async run(desk, grant, input): Promise<SaveClientOutcome> {
    const bar = await bookBarOf(desk, grant)
    return bar === null ? saveTypedClient(desk, grant, input) : { kind: 'refused', message: bar }
  },
})

/** Adds a saved traveller to a client, for who may book. */
export const addClientTraveller = deskAction({
  permission: 'signed_in',
  input: [z.object({ clientId: z.uuid(), travellerId: z.uuid() })],
  invalid: INCOMPLETE,
  async run(desk, grant, pair): Promise<ClientTravellerOutcome> {
    const bar = await bookBarOf(desk, grant)
    return bar === null ? addTraveller(desk, grant, pair) : { kind: 'refused', message: bar }
  },
})

/** Removes a saved traveller from a client, for who may book. */
export const removeClientTraveller = deskAction({
  permission: 'signed_in',
  input: [z.object({ clientId: z.uuid(), travellerId: z.uuid() })],
  invalid: INCOMPLETE,
  async run(desk, grant, pair): Promise<ClientTravellerOutcome> {
    const bar = await bookBarOf(desk, grant)
    return bar === null ? removeTraveller(desk, grant, pair) : { kind: 'refused', message: bar }
  },
})

/** Erases a client, for admins, with an audit entry. */
export const eraseClientOf = deskAction({
  permission: 'signed_in',
  input: [z.uuid(), neededLine(REASON_MIN, REASON_MAX)],
  invalid: INCOMPLETE,
  async run(desk, grant, id, reason): Promise<EraseClientOutcome> {
    if (grant.role !== 'admin') {
      return { kind: 'refused', message: "Only admins can erase clients. Ask one of the office's admins." }
    }
    return eraseClient(desk, grant, { id, reason })
  },
})
