import { expect, it } from 'vitest'
import { simplifiedHan } from '../../text/han.ts'

it.each([
  ['東京', '东京'],
  ['廣島', '广岛'],
  ['首爾', '首尔'],
  ['北京', '北京'],
  ['紐約 New York', '纽约 New York'],
  ['とうきょう', 'とうきょう'],
])('%s in simplified characters is %s', (text, simple) => expect(simplifiedHan(text)).toBe(simple))
