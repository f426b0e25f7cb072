import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import { openApiOf } from '../../contract/openapi.ts'
import { operationOf, type OperationId } from '../../contract/registry.ts'
import type { Answer } from './gateway.ts'

type Reference = { $ref: string }
type Document = { paths: Record<string, Record<string, { responses: Record<string, Reference> }>> }

const families = ['session', 'v3', 'activity'] as const
const documents = new Map(families.map((family) => [family, openApiOf(family)]))
const ajv = new Ajv2020({ strict: false, validateFormats: false })
for (const [family, document] of documents) ajv.addSchema(document, family)

/** Expects that an answer matches its status in the OpenAPI document of its family. */
export function expectDescribed(id: OperationId, { status, body }: Answer): void {
  const { family, path, method } = operationOf(id)
  const { paths } = documents.get(family) as unknown as Document
  const response = paths[path]?.[method.toLowerCase()]?.responses[status]
  expect(response, `${id} describes no ${status}`).toBeDefined()
  const validate = ajv.compile({ $ref: `${family}${response?.$ref}/content/application~1json/schema` })
  validate(body)
  expect(validate.errors ?? [], id).toEqual([])
}
