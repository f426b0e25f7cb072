import type { ErrorOf, OperationId } from '../../../contract/registry.ts'
import type { Answer, TestGateway } from '../../setup/gateway.ts'

/** Produces one outcome of one operation in a separate office, and returns the HTTP answer. */
export type Case = (gateway: TestGateway) => Promise<Answer>

/** Every declared outcome of every operation; an outcome without a case is a type error. */
export type Cases = { [Id in OperationId]: Record<'ok' | ErrorOf<Id>, Case> }
