import { readFileSync, writeFileSync } from 'node:fs'
import wabt from 'wabt'

const source = new URL('../bit-code.wat', import.meta.url)

/** Compiles `bit-code.wat` to WebAssembly. @throws with line and column of an error in the source. */
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
