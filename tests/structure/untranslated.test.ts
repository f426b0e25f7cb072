import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { untranslated } from '../../scripts/lint/untranslated.mjs'

RuleTester.describe = describe
RuleTester.it = (title: string, tryIt: () => void) => {
  test(title, () => expect(tryIt()).toBeUndefined())
}

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
})

const mended = (code: string, output: string) => ({ code, output, errors: [{ messageId: 'unmarked' }] })

tester.run('untranslated', untranslated, {
  valid: [
    '<p>Held</p>',
    '<p className="figures">{`${count} left`}</p>',
    '<p>{`Reserve ${formatCents(cents)}`}</p>',
    '<Money cents={1} className="code" />',
    '<span translate="no" className="code">X7K2LM</span>',
    '<text className="code">{formatCents(cents)}</text>',
  ],
  invalid: [
    mended('<i className="code">{pnr}</i>', '<i translate="no" className="code">{pnr}</i>'),
    mended(
      "<i className={cx('code', on && 'b')}>{pnr}</i>",
      "<i translate=\"no\" className={cx('code', on && 'b')}>{pnr}</i>",
    ),
    mended('<b>{formatCents(cents)}</b>', '<b translate="no">{formatCents(cents)}</b>'),
    mended(
      '<b>{late ? formatDay(a) : formatDate(b)}</b>',
      '<b translate="no">{late ? formatDay(a) : formatDate(b)}</b>',
    ),
  ],
})
