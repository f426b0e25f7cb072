import { expect, it } from 'vitest'
import { shortAndLong } from '../../text/short-words.ts'

it.each([
  ['london', ['london']],
  ['ft worth', ['ft worth', 'fort worth']],
  ['mount isa', ['mount isa', 'mt isa']],
  ['sault ste marie', ['sault ste marie', 'sault sainte marie']],
  ['st louis', ['st louis', 'saint louis', 'sankt louis']],
  ['stone', ['stone']],
])('%s is written %j', (name, spellings) => expect(shortAndLong(name)).toEqual(spellings))
