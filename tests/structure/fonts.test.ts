import { expect, test } from 'vitest'
import { textOf } from './sources.ts'

const font = /\.\.\/node_modules\/geist\/[\w/-]+\.woff2/

test('the layout loads in advance the file that the styles name, not a second copy of it', () => {
  const [named] = font.exec(textOf('app/globals.css')) ?? []
  expect(named).toBeDefined()
  expect(font.exec(textOf('app/layout.tsx'))?.[0]).toBe(named)
})
