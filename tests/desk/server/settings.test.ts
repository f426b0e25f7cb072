import { Combobox } from '@base-ui/react/combobox'
import { Select } from '@base-ui/react/select'
import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { allowedFields, type LogFields } from '../../../server/log.ts'
import { readSettings } from '../../../server/settings.ts'
import { contentSecurityPolicy } from '../../../proxy.ts'

const ENV = { DATABASE_URL: 'postgres://app@/desk', NEXTAUTH_SECRET: 'x'.repeat(32) }

describe('settings', () => {
  test('defaults are the local gateway', () => {
    expect(readSettings(ENV)).toMatchObject({
      gatewayUrls: { sandbox: 'http://localhost:4010', production: 'http://localhost:4011' },
      v3Urls: { sandbox: 'http://localhost:4010/v3', production: 'http://localhost:4011/v3' },
      v3Tokens: { sandbox: null, production: null },
      siteUrls: { sandbox: 'http://localhost:4010', production: 'http://localhost:4011' },
      deskOrigin: 'http://localhost:3000',
      secureCookies: true,
      signInLimit: 5,
    })
  })

  test('a proxy is trusted only if the setting says so', () => {
    expect(readSettings(ENV).trustProxy).toBe(false)
    expect(readSettings({ ...ENV, TRUST_PROXY: 'off' }).trustProxy).toBe(false)
    expect(readSettings({ ...ENV, TRUST_PROXY: 'On' }).trustProxy).toBe(true)
  })

  test('mail is sent where server and sender are set, and not otherwise', () => {
    const set = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'Aurora Travel <offers@aurora.example>' }
    expect(readSettings(ENV).mail).toBeNull()
    expect(readSettings({ ...ENV, ...set }).mail).toEqual({ smtpUrl: set.SMTP_URL, from: set.MAIL_FROM })
    expect(() => readSettings({ ...ENV, SMTP_URL: set.SMTP_URL })).toThrow(/^MAIL_FROM must /)
    expect(() => readSettings({ ...ENV, MAIL_FROM: set.MAIL_FROM })).toThrow(/^SMTP_URL must /)
    expect(() => readSettings({ ...ENV, ...set, MAIL_FROM: 'a@b.example\nBcc: c@d.example' })).toThrow(
      /^MAIL_FROM/,
    )
  })

  test('a desk on a plain address of a network cannot use Secure cookies', () => {
    expect(readSettings({ ...ENV, NEXTAUTH_URL: 'http://10.0.0.5:3000' }).secureCookies).toBe(false)
    expect(readSettings({ ...ENV, NEXTAUTH_URL: 'https://desk.example' }).secureCookies).toBe(true)
  })

  test.each([
    ['GATEWAY_URL', 'http://gateway.example'],
    ['GATEWAY_URL', 'ftp://localhost'],
    ['GATEWAY_URL', 'https://user:word@gateway.example'],
    ['GATEWAY_SANDBOX_URL', 'https://gateway.example/?x=1'],
    ['GATEWAY_V3_URL', 'http://v3.gateway.example'],
    ['GATEWAY_V3_TOKEN', 'two words'],
    ['GATEWAY_SANDBOX_V3_TOKEN', 'a line\nmore'],
    ['GATEWAY_SANDBOX_URL', 'http://127.0.0.1.evil.example'],
    ['GATEWAY_SANDBOX_URL', 'http://localhost@evil.example'],
    ['GATEWAY_SITE_URL', 'http://169.254.169.254/'],
    ['GATEWAY_SITE_URL', 'nonsense'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['NEXTAUTH_SECRET', 'short'],
    ['DESK_KEY', 'short'],
    ['GATEWAY_SIGNIN_LIMIT', '0'],
    ['MAP_STYLE_URL', 'style.json'],
    ['MAP_STYLE_URL', 'http://tiles.example/style.json'],
    ['MAP_STYLE_URL', 'https://user:word@tiles.example/style.json'],
    ['NEXTAUTH_URL', 'javascript:alert(1)'],
    ['TRUST_PROXY', 'yes'],
    ['SMTP_URL', 'http://mail.example'],
  ])('a wrong %s stops the start with a sentence that names it: %s', (name, value) => {
    expect(() => readSettings({ ...ENV, [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`))
  })
})

test('a log line carries the allowed fields and nothing else (ASVS 16.2.5)', () => {
  const fields = { code: 'Err0101002', SessionId: 'secret', email: 'anna@example.com' } as LogFields
  expect(allowedFields(fields)).toEqual({ code: 'Err0101002' })
})

describe('the content security policy', () => {
  test('allows nothing but what it names (ASVS 3.4.3)', () => {
    const policy = contentSecurityPolicy('abc', false)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';")
    for (const word of ['unsafe-inline', 'unsafe-eval', '*', 'http:', 'https:'])
      expect(policy).not.toContain(word)
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy).toContain(`${name} 'none'`)
    expect(policy).toContain("worker-src 'self';")
  })

  test('lets through the style by which the library hides the inputs of its lists, and no other', () => {
    const roots = [createElement(Select.Root, { value: null }), createElement(Combobox.Root, { value: null })]
    const styles = roots.map((root) => /style="([^"]*)"/.exec(renderToStaticMarkup(root))?.[1] ?? '')
    const [allowed, ...others] = new Set(styles)
    expect(others).toEqual([])
    const hash = createHash('sha256')
      .update(allowed ?? '')
      .digest('base64')
    expect(contentSecurityPolicy('abc', false)).toContain(
      `; style-src-attr 'unsafe-hashes' 'sha256-${hash}'; `,
    )
  })

  test('lets pictures and reads of a configured map in, from its origin alone, and no script', () => {
    const policy = contentSecurityPolicy('abc', false, 'https://tiles.example')
    expect(policy).toContain("connect-src 'self' https://tiles.example;")
    expect(policy).toContain("img-src 'self' blob: data: https://tiles.example;")
    expect(policy.split('https://tiles.example')).toHaveLength(3)
  })
})
