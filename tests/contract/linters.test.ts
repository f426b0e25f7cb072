import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import { openApiOf } from '../../contract/openapi/document.ts'

/** The recommended rules of two linters. Warnings count as errors. */
const families = ['session', 'v3', 'activity'] as const

it.each(families)('Redocly finds nothing wrong with %s', async (family) => {
  const problems = await lintFromString({
    source: JSON.stringify(openApiOf(family)),
    absoluteRef: `${family}.json`,
    config: await createConfig({ extends: ['recommended'] }),
  })
  const found = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])
  expect(found).toEqual([])
})

it.each(families)('Spectral finds nothing wrong with %s', async (family) => {
  const spectral = new spectralCore.Spectral()
  spectral.setRuleset(new spectralCore.Ruleset({ extends: [[spectralRulesets.oas, 'recommended']] }))
  const problems = await spectral.run(openApiOf(family))
  expect(problems.map(({ code, message, path }) => [code, message, path.join('.')])).toEqual([])
})
