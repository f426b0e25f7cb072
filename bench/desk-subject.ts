import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { youngGeneration } from '../scripts/young-generation.ts'
import { signInAtDesk, type DeskPerson } from '../tests/setup/desk-sign-in.ts'
import { answers } from './answers.ts'
import { processCost, type ProcessCost } from './process-cost.ts'
import type { DeskRead } from './routes.ts'
import type { Subject } from './subject.ts'

/** The built desk on its own port, connected to a gateway in this process. */
export type DeskSubject = {
  url: string
  /** Cookie header of a signed-in agent. */
  cookie: string
  /** Reads as the pages of that agent do. */
  read: DeskRead
  /** Signs in somebody, by default an agent of another new office. */
  signIn(person?: DeskPerson): Promise<{ officeId: string; cookie: string }>
  /** What its process costs. */
  cost: ProcessCost
  close(): Promise<void>
}

/** The desks of one measurement share a database, which is sealed with one key. */
const deskKey = randomBytes(32).toString('hex')

/** Starts the desk as `npm start` does, with the subject's gateway and signs in an agent of a new office. */
export async function openDesk(subject: Subject): Promise<DeskSubject> {
  const port = 3900 + Math.floor(Math.random() * 90)
  const url = `http://localhost:${port}`
  const child = spawn(
    process.execPath,
    [youngGeneration, path.resolve(import.meta.dirname, '../desk/main.ts')],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        NEXTAUTH_URL: url,
        NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
        DESK_KEY: deskKey,
        DATABASE_URL: subject.databaseUrl,
        GATEWAY_URL: subject.url,
        GATEWAY_SANDBOX_URL: subject.url,
        GATEWAY_SITE_URL: subject.url,
      },
    },
  )
  const close = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  try {
    await answers(`${url}/sign-in`)
    const signIn: DeskSubject['signIn'] = async (person) => {
      const who = person ?? (await subject.mint())
      return { officeId: who.officeId, cookie: await signInAtDesk(url, who) }
    }
    const { cookie } = await signIn()
    return { url, cookie, read: readAt(url, cookie), signIn, cost: processCost(child.pid ?? 0), close }
  } catch (error) {
    await close()
    throw error
  }
}

function readAt(url: string, cookie: string): DeskRead {
  return async (id, input) => {
    const response = await fetch(`${url}/api/read/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-desk': '1', origin: url, cookie },
      body: JSON.stringify(input),
    })
    if (!response.ok) throw new Error(`${id} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as never
  }
}
