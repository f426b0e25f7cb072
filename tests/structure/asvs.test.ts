import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesBelow, parsed } from './sources.ts'

/** The requirements of OWASP ASVS 5.0 that the trust rules choose, in short. */
const chosen: Readonly<Record<string, string>> = {
  '1.3.1': 'HTML of others is sanitized',
  '1.3.6': 'no request goes where a caller chooses (SSRF)',
  '2.3.1': 'the steps of a flow come in their order',
  '2.3.3': 'a transaction succeeds as a whole or not at all',
  '2.3.4': 'what there is little of is not booked twice',
  '2.4.1': 'calls in bulk are limited',
  '3.2.1': 'an answer is not rendered as something else',
  '3.3.3': 'the cookie has the __Host- prefix',
  '3.3.4': 'scripts cannot read the session cookie',
  '3.4.3': 'a content security policy with nonces',
  '3.4.5': 'a referrer policy',
  '3.5.1': 'requests of other origins change nothing',
  '5.4.2': 'names of served files are encoded or checked',
  '6.3.1': 'guessing of credentials is limited',
  '7.2.4': 'signing in makes a new session token and ends the old one',
  '7.3.1': 'a session ends when nobody uses it',
  '7.4.1': 'an ended session is of no use',
  '8.2.2': 'a person reaches only data that is theirs',
  '8.3.3': 'a service acts with the permissions of the person, not its own',
  '8.4.1': 'no tenant reaches another',
  '14.2.1': 'no sensitive data in addresses',
  '14.3.2': 'sensitive answers are kept in no cache',
  '16.2.5': 'logs have no credentials and no personal data',
  '16.5.3': 'failures are safe: nothing is carried out after a failed check',
}

/** The requirements that we do not meet, and why. 14.2.1 is a deviation on one side only. */
const deviations: Readonly<Record<string, string>> = {
  '14.2.1': 'The contract puts the SessionId into addresses of the gateway; to the browser none goes.',
  '13.2.1': 'The contract authenticates a desk by the hash of an account UUID, which does not change.',
}

/** The titles of all tests: first arguments of `test`, `it` and `describe`, with `each` and `skip` forms. */
function titles(): string[] {
  const texts: string[] = []
  const isTest = (called: ts.Expression): boolean =>
    ts.isIdentifier(called)
      ? ['test', 'it', 'describe'].includes(called.text)
      : ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)
        ? isTest(called.expression)
        : false
  const visit = (node: ts.Node) => {
    const [title] = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments : []
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      texts.push(title.getText())
    ts.forEachChild(node, visit)
  }
  const files = filesBelow(['tests', 'e2e'], ['.test.ts', '.test.tsx', '.spec.ts'])
  for (const file of files) visit(parsed(file))
  return texts
}

const named = new Set(
  titles().flatMap((title) =>
    [...title.matchAll(/ASVS ([\d., ]+\d)/g)].flatMap(([, ids = '']) => ids.split(/[, ]+/)),
  ),
)

test.each(Object.entries(chosen))('a test is named by ASVS %s: %s', (id) => {
  expect([...named]).toContain(id)
})

test('the trust rules choose 24, and no test names another', () => {
  expect(Object.keys(chosen)).toHaveLength(24)
  expect([...named].filter((id) => !(id in chosen))).toEqual([])
})

test('what deviates says why, and is chosen or has no test', () => {
  expect(Object.keys(deviations).filter((id) => !(id in chosen))).toEqual(['13.2.1'])
  for (const reason of Object.values(deviations)) expect(reason).toMatch(/^The contract .+\.$/)
})
