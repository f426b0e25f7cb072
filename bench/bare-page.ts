import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { nextArguments } from '../scripts/next-server.ts'

/** Inside the desk, where Next, React and the desk's own settings are found, and among what a build leaves behind. */
const FOLDER = '.next/bench-bare'

const FILES = {
  'package.json': '{ "private": true }',
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.js': 'export default () => <p>Bare</p>',
}

/** A page of Next that does nothing, as it is served, and the files it names. */
export type BarePage = { html: string; read(address: string): Promise<Buffer> }

/** Builds the bare page with the desk's settings (some fifteen seconds), has it looked at, and removes it. */
export async function withBarePage<Result>(look: (page: BarePage) => Promise<Result>): Promise<Result> {
  await rm(FOLDER, { recursive: true, force: true })
  try {
    await mkdir(`${FOLDER}/app`, { recursive: true })
    for (const [name, text] of Object.entries(FILES)) await writeFile(`${FOLDER}/${name}`, text)
    const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
    const build = spawn(process.execPath, nextArguments('build', FOLDER), { stdio: 'ignore', env })
    const [code] = (await once(build, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`the bare page could not be built: ${code}`)
    // It asks for nothing, so that the build has drawn it.
    const html = await readFile(`${FOLDER}/.next/server/app/index.html`, 'utf8')
    const read = (address: string) => readFile(`${FOLDER}/.next${address.replace('/_next', '')}`)
    return await look({ html, read })
  } finally {
    await rm(FOLDER, { recursive: true, force: true })
  }
}
