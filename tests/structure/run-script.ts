import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { root } from './sources.ts'

type Env = Readonly<Record<string, string>>

/** How a program ended, and what it wrote. */
export type Ended = { code: number | null; stdout: string; stderr: string }

/** A program that runs. */
export type Running = {
  child: ChildProcess
  /** What it has written to both streams. */
  output(): string
  /** Resolves when its output has this; rejects when it ends before. */
  says(wanted: RegExp): Promise<void>
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>
}

function launch(script: string, args: readonly string[], env: Env): ChildProcess {
  return spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs a program of ours to its end. */
export async function runToEnd(script: string, args: readonly string[], env: Env): Promise<Ended> {
  const child = launch(script, args, env)
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (piece: string) => (written[name] += piece))
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...written }
}

/** Starts a program of ours. */
export function startProgram(script: string, args: readonly string[], env: Env): Running {
  const child = launch(script, args, env)
  let output = ''
  let over = false
  const heard = new Set<() => void>()
  const tell = () => heard.forEach((each) => each())
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      output += piece
      tell()
    })
  }
  child.once('close', () => {
    over = true
    tell()
  })
  return {
    child,
    output: () => output,
    says: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (wanted.test(output)) resolve()
          else if (over) reject(new Error(`it ended without ${wanted.source}:\n${output}`))
        }
        heard.add(look)
        look()
      }),
    end: async (signal) => {
      const closed = once(child, 'close')
      child.kill(signal)
      await closed
    },
  }
}

/** Ports that nobody listens on, as settings of the starter. */
export async function freePortSettings(): Promise<Record<string, string>> {
  const names = ['PORT', 'GATEWAY_PORT', 'GATEWAY_PRODUCTION_PORT']
  const servers = names.map(() => createServer())
  const ports = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      return String((server.address() as AddressInfo).port)
    }),
  )
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return Object.fromEntries(names.map((name, place) => [name, ports[place] ?? '']))
}
