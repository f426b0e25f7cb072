import { readFileSync, writeFileSync } from 'node:fs'
import wabt from 'wabt'

const source = new URL('../bit-code.wat', import.meta.url)

/** The module of `bit-code.wat` as WebAssembly. Throws with line and column where the source is wrong. */
export async function compileBitCode(): Promise<Uint8Array> {
  const { parseWat } = await wabt()
  const module = parseWat('bit-code.wat', readFileSync(source, 'utf8'))
  try {
    module.validate()
    return module.toBinary({}).buffer
  } finally {
    module.destroy()
  }
}

if (import.meta.main) writeFileSync(new URL('../bit-code.wasm', import.meta.url), await compileBitCode())
