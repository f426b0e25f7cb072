import type { ErrorOf, OperationId } from '../../../contract/registry.ts'
import type { Answer, TestGateway } from '../../setup/gateway.ts'

/** Brings one outcome of one operation about, in an office of its own, and answers what came over the wire. */
export type Case = (gateway: TestGateway) => Promise<Answer>

/** Every declared outcome of every operation: one that has no case does not compile. */
export type Cases = { [Id in OperationId]: Record<'ok' | ErrorOf<Id>, Case> }
