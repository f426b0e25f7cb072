import path from 'node:path'
import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { oneTextChild } from '../../scripts/lint/one-text-child.mjs'

RuleTester.describe = describe
RuleTester.it = (title: string, tryIt: () => void) => {
  test(title, () => expect(tryIt()).toBeUndefined())
}

const folder = path.resolve(import.meta.dirname, 'fixtures/lint')

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { project: './tsconfig.json', tsconfigRootDir: folder, ecmaFeatures: { jsx: true } },
  },
})

const filename = path.join(folder, 'screen.tsx')

/** A component around the code that is tried. */
function screen(jsx: string): string {
  return [
    "import type { ReactNode } from 'react'",
    'declare const name: string, count: number, late: boolean, note: string | undefined, icon: ReactNode',
    `export const shown = ${jsx}`,
  ].join('\n')
}

const valid = (name: string, jsx: string) => ({ name, filename, code: screen(jsx) })

const mended = (name: string, before: string, after: string, messageId = 'mixed') => ({
  name,
  filename,
  code: screen(before),
  output: screen(after),
  errors: [{ messageId }],
})

const reported = (name: string, jsx: string, messageId: string) => ({
  name,
  filename,
  code: screen(jsx),
  output: null,
  errors: [{ messageId }],
})

tester.run('one-text-child', oneTextChild, {
  valid: [
    valid('one text', '<p>Held</p>'),
    valid('one template string', '<p>{`Held for ${name}`}</p>'),
    valid('a text or an element', '<p>{late ? name : <b>{name}</b>}</p>'),
    valid('elements', '<p><b>{name}</b>{late && <i>{count}</i>}</p>'),
    valid('a note that may be empty, before its element', '<p><b />{icon && <i>{icon}</i>}</p>'),
    valid('a list of elements', '<p>{[name].map((each) => <b key={each}>{each}</b>)}</p>'),
    valid('a comment beside a text', '<p>{/* why */}Held</p>'),
  ],
  invalid: [
    mended('text and expression', '<p>Held for {name}</p>', '<p>{`Held for ${name}`}</p>'),
    mended('a count', '<p>{count} left</p>', '<p>{`${count} left`}</p>'),
    mended(
      'text that may be absent',
      '<p>{name}{late && ", late"}</p>',
      '<p>{`${name}${late ? ", late" : \'\'}`}</p>',
    ),
    mended('what may be undefined', '<p>{name} {note}</p>', "<p>{`${name} ${note ?? ''}`}</p>"),
    mended(
      'characters of a template',
      '<p>{name} in ${count} `now`</p>',
      '<p>{`${name} in $${count} \\`now\\``}</p>',
    ),
    mended(
      'text before an element',
      '<p>Held for <b>{name}</b></p>',
      "<p><span>{'Held for '}</span><b>{name}</b></p>",
    ),
    mended('text after an element', '<p><b />Held</p>', '<p><b /><span>Held</span></p>'),
    mended('the space between elements', "<p><b />{' '}<i /></p>", '<p><b /><span> </span><i /></p>'),
    mended('text on a condition', "<p><b />{late && 'late'}</p>", '<p><b />{late && <span>late</span>}</p>'),
    mended(
      'one of two texts',
      "<p><b />{late ? 'late' : name}</p>",
      "<p><b /><span>{late ? 'late' : name}</span></p>",
    ),
    mended(
      'text that may be undefined',
      '<p><b />{note}</p>',
      '<p><b />{note !== undefined && <span>{note}</span>}</p>',
    ),
    mended(
      'a text or an element',
      '<p><b />{late ? name : <i />}</p>',
      '<p><b />{late ? <span>{name}</span> : <i />}</p>',
      'unsure',
    ),
    mended(
      'text of a drawing',
      '<text>{name}<tspan /></text>',
      '<text><tspan>{name}</tspan><tspan /></text>',
    ),
    mended('text of a fragment', '<>Held</>', '<><span>Held</span></>'),
    mended(
      'what a component returns',
      '1; function Word() { return name }',
      '1; function Word() { return <span>{name}</span> }',
      'bare',
    ),
    reported('a count that is written if it is 0', '<p><b />{count && <i />}</p>', 'unsure'),
    reported('children of unknown sort', '<p><b />{icon}</p>', 'unsure'),
    reported('a list of texts', '<p>{[name, name]}</p>', 'list'),
    reported('an element within an option, which holds text alone', '<option><b />Held</option>', 'mixed'),
  ],
})
