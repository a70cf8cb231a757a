import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

export interface Program {
  origin: string
  port: number
  child: ChildProcess
  output: () => string
  /** Sends SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
}

/** Ports below the ephemeral range: the system assigns them neither to outgoing connections nor for port 0. */
const PORTS = [10_000, 32_000] as const

/** Returns a port that is currently free, and used only by a server that names it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

class PortTaken extends Error {}

interface ProgramOptions {
  dataDir: string
  /** Port of an earlier start; otherwise a free one. */
  port?: number
  env?: Record<string, string>
  /** Of another checkout; absent: this one. */
  root?: string
}

/** Starts the real server as `npm start` does; resolves when /readyz responds. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  if (options.port !== undefined) return startOn(options.port, options)
  for (;;) {
    const program = await startOn(await freePort(), options).catch((error) => {
      if (error instanceof PortTaken) return undefined
      throw error
    })
    if (program) return program
  }
}

async function startOn(port: number, options: ProgramOptions): Promise<Program> {
  // Users do not set it.
  const { NODE_ENV: _, ...inherited } = process.env
  const env: object = {
    ...inherited,
    APP_ENV: 'demo',
    LOG_LEVEL: 'warn',
    DATA_DIR: options.dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    ...options.env,
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/scripts/start.ts'], {
    cwd: options.root,
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // a test that failed before it stopped the program
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.removeListener('exit', end))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-20_000)
    })
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  const origin = `http://localhost:${port}`
  const program: Program = {
    origin,
    port,
    child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      return exited
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
  for (let i = 0; i < 6000; i++) {
    if (child.exitCode !== null) {
      if (output.includes(`Port ${port} is taken`)) throw new PortTaken(output)
      throw new Error(`the program ended with ${child.exitCode}:\n${output}`)
    }
    if (
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (r) => r.ok,
        () => false,
      )
    )
      return program
    await new Promise((go) => setTimeout(go, 100))
  }
  await program.kill()
  throw new Error(`the program was not ready in ten minutes:\n${output}`)
}

/** Returns the process ids of a program's renderers. */
export const rendererPids = ({ child }: Pick<Program, 'child'>): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(child.pid)])
    .toString()
    .split('\n')
    .filter((line) => line.includes('serve-pages'))
    .map((line) => Number.parseInt(line, 10))
