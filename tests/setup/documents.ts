import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import { openApiOf } from '../../contract/openapi/document.ts'
import { failuresOf } from '../../contract/openapi/refusals.ts'
import { operationOf, type OperationId } from '../../contract/registry.ts'
import type { Answer } from './gateway.ts'

type Document = { paths: Record<string, Record<string, { responses: Record<string, object> }>> }

const families = ['session', 'v3', 'activity'] as const
const documents = new Map(families.map((family) => [family, openApiOf(family)]))
const ajv = new Ajv2020({ strict: false, validateFormats: false })
for (const [family, document] of documents) ajv.addSchema(document, family)

/** The code of a refusal in any dialect; undefined for an answer that is none. */
function codeOf({ error, Error: refused }: Answer['body']): unknown {
  if (typeof refused === 'object' && refused !== null) return (refused as { Id?: unknown }).Id
  return typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : error
}

/** Expects that an answer matches its status in the OpenAPI document of its family, and has a code of it. */
export function expectDescribed(id: OperationId, { status, body }: Pick<Answer, 'status' | 'body'>): void {
  const op = operationOf(id)
  const { paths } = documents.get(op.family) as unknown as Document
  expect(paths[op.path]?.[op.method.toLowerCase()]?.responses, id).toHaveProperty(String(status))
  const place = [
    'paths',
    op.path,
    op.method.toLowerCase(),
    'responses',
    status,
    'content',
    'application/json',
  ]
  const validate = ajv.compile({ $ref: `${op.family}#/${place.map(pointerPart).join('/')}/schema` })
  validate(body)
  expect(validate.errors ?? [], id).toEqual([])
  const code = codeOf(body)
  const codes = failuresOf(op).filter(({ httpStatus }) => httpStatus === status)
  if (code !== undefined) expect(codes.map((failure) => failure.id)).toContain(code)
}

/** A key as a JSON pointer in an address writes it. */
function pointerPart(key: string | number): string {
  return encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))
}
