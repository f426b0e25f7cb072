import { expect, test } from 'vitest'
import { textOf, filesBelow } from './sources.ts'

/** Ways to make elements of text in a browser. */
const makesHtml =
  /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|setHTML(?:Unsafe)?|srcDoc|createContextualFragment|parseFromString|parseHTMLUnsafe|document\.write(?:ln)?)\b/

test.each([
  '<p dangerouslySetInnerHTML={{ __html: rules }} />',
  'box.innerHTML = rules',
  'document.write(rules)',
  '<iframe srcDoc={rules} />',
])('making elements of text is seen: %s', (code) => {
  expect(code).toMatch(makesHtml)
})

test("suppliers' rules and descriptions are shown as text: no HTML is made of them (ASVS 1.3.1)", () => {
  const files = filesBelow(['app', 'components', 'lib', 'server'])
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => makesHtml.test(textOf(file)))).toEqual([])
})
