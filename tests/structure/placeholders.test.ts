import { expect, test } from 'vitest'
import { textOf } from './sources.ts'

test('React still keeps in `$RT` when it painted placeholders, as the layout expects', () => {
  expect(textOf('app/layout.tsx')).toContain(`'$RT'`)
  const react = textOf('node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js')
  expect(react).toContain('$RT=performance.now()')
  expect(react).toContain('"number"!==typeof $RT?requestAnimationFrame(')
})
