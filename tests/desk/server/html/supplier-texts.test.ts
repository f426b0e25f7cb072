import { describe, expect, test } from 'vitest'
import { lineText, type TextLine } from '../../../../lib/text-line.ts'
import { SUPPLIER_TEXT_LIMIT, supplierTexts } from '../../../../server/html/supplier-texts.ts'

/** Texts of suppliers become lines of text (trust.md section 4, XSS via AirlineRules; ASVS 1.3.1). */

const read = (text: string): TextLine[] => supplierTexts([text]).lines[0] ?? []
const words = (text: string) => read(text).map(lineText)
const kinds = (text: string) => read(text).map(({ kind }) => kind)

/** Ways in which HTML runs a script, asks another server for something, or looks like part of the desk. */
const HOSTILE: readonly string[] = [
  '<script>alert(1)</script>Fee 60',
  '<img src=x onerror=alert(1)>Fee 60',
  '<svg onload=alert(1)><text>Fee 61</text></svg>Fee 60',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>Fee 60',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></mglyph></table></mtext></math>Fee 60',
  '<a href="javascript:alert(1)">Fee 60</a>',
  '<a href="https://evil.example/login">Fee 60</a>',
  '<p style="background:url(https://evil.example/x)">Fee 60</p>',
  '<p onclick="alert(1)" class="fixed inset-0" id="app">Fee 60</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>Fee 60',
  '<object data="data:text/html,<script>alert(1)</script>"></object>Fee 60',
  '<form action="https://evil.example"><input name="password"><button>Fee 60</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">Fee 60',
  '<link rel="stylesheet" href="https://evil.example/x.css">Fee 60',
  '<base href="https://evil.example/">Fee 60',
  '<style>@import "https://evil.example/x.css";</style>Fee 60',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">Fee 60</p></noscript>Fee 60',
  '<textarea></textarea><img src=x onerror=alert(1)>Fee 60',
  '<template><img src=x onerror=alert(1)></template>Fee 60',
  '<<script>script>alert(1)<</script>/script>Fee 60',
  '<scr<script>ipt>alert(1)</scr</script>ipt>Fee 60',
  '<xmp><img src=x onerror=alert(1)></xmp>Fee 60',
  '<!--<img src="--><img src=x onerror=alert(1)//">Fee 60',
  '<video><source onerror="alert(1)"></video>Fee 60',
  '<details open ontoggle=alert(1)>Fee 60</details>',
  '<p>Fee 60</p><plaintext><script>alert(1)</script>',
  '<select><option><img src=x onerror=alert(1)></option></select>Fee 60',
  '&lt;script&gt;alert(1)&lt;/script&gt;Fee 60',
]

describe('hostile HTML', () => {
  test.each(HOSTILE)('becomes text alone: %s', (html) => {
    const lines = read(html)
    expect(lines.map(lineText).join(' ')).toContain('Fee 60')
    // Nothing but kinds, words and emphasis leaves: there is no place for a tag, an attribute or an address.
    for (const line of lines) {
      expect(Object.keys(line).sort()).toEqual(['kind', 'runs'])
      expect(['heading', 'item', 'text']).toContain(line.kind)
      for (const run of line.runs) {
        expect(Object.keys(run).sort()).toEqual(['strong', 'text'])
        expect(typeof run.text).toBe('string')
      }
    }
  })

  test('what is hidden from readers is left out, what is written as text stays text', () => {
    expect(words('<style>p { color: red }</style><script>steal()</script><p>Fee 60</p>')).toEqual(['Fee 60'])
    expect(words('<p>Fee &lt;b&gt;60&lt;/b&gt; &amp; more</p>')).toEqual(['Fee <b>60</b> & more'])
    expect(words('<p>Fee &amp;lt;60&amp;gt;</p>')).toEqual(['Fee &lt;60&gt;'])
  })

  test('a deep nest and a long text end: 200,000 characters are read of one answer, whoever wrote them', () => {
    const deep = `${'<div><b>'.repeat(12_000)}Fee 60${'</b></div>'.repeat(12_000)}`
    expect(JSON.stringify(supplierTexts([deep, 'next'])).length).toBeLessThan(SUPPLIER_TEXT_LIMIT)
    const long = supplierTexts(['x'.repeat(150_000), 'y'.repeat(150_000), 'z'])
    expect(long.cut).toBe(true)
    expect(long.lines.map((lines) => lines.map(lineText).join('').length)).toEqual([150_000, 50_000, 0])
    expect(supplierTexts(['short']).cut).toBe(false)
  })

  test('unclosed and crossed tags do not leak from one text into the next', () => {
    const { lines } = supplierTexts(['<p><b>Fee', '60</b> less'])
    expect(lines[1]).toEqual([{ kind: 'text', runs: [{ text: '60 less', strong: false }] }])
  })
})

describe('ordinary texts', () => {
  test('plain lines: capitals after an empty line are headings, unless all is in capitals', () => {
    const text = 'REFUNDS\r\nBefore departure: permitted.\r\n\r\nCHANGES\r\nNot permitted.\r\n'
    expect(words(text)).toEqual(['Refunds', 'Before departure: permitted.', 'Changes', 'Not permitted.'])
    expect(kinds(text)).toEqual(['heading', 'text', 'heading', 'text'])
    expect(kinds('CHANGES ANY TIME\r\nCHARGE USD 120.00')).toEqual(['text', 'text'])
  })

  test('keep their lines with breaks and their emphasis', () => {
    expect(read('<b>Refunds</b><br />Before departure:\n permitted.')).toEqual([
      { kind: 'text', runs: [{ text: 'Refunds', strong: true }] },
      { kind: 'text', runs: [{ text: 'Before departure: permitted.', strong: false }] },
    ])
  })

  test('lists, headings and tables of HTML', () => {
    const html =
      '<h2>Refunds</h2><ul><li>Before: <strong>permitted</strong></li><li>After: no</li></ul>' +
      '<table><tr><th>Adult</th><td>60.00</td></tr></table>'
    expect(kinds(html)).toEqual(['heading', 'item', 'item', 'text'])
    expect(words(html)).toEqual(['Refunds', 'Before: permitted', 'After: no', 'Adult · 60.00 ·'])
  })

  test('nothing is a list without lines; other scripts stay as they are', () => {
    expect(words('')).toEqual([])
    expect(words('<p>  </p>')).toEqual([])
    expect(words('<p>Erstattung: nicht möglich</p><p>الاسترداد غير مسموح</p>')).toEqual([
      'Erstattung: nicht möglich',
      'الاسترداد غير مسموح',
    ])
  })
})
