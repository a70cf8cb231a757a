import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

export interface Program {
  origin: string
  port: number
  child: ChildProcess
  output: () => string /** SIGTERM, resolves with the exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

/** The real program as `npm start` runs it; resolves when /readyz answers. */
export async function startProgram(options: {
  dataDir: string
  port?: number
  env?: Record<string, string>
}): Promise<Program> {
  const port = options.port ?? (await freePort())
  // a person sets none
  const { NODE_ENV: _, ...given } = process.env
  const env: object = {
    ...given,
    APP_ENV: 'demo',
    LOG_LEVEL: 'warn',
    DATA_DIR: options.dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    ...options.env,
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/scripts/start.ts'], {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
  for (let i = 0; i < 1200; i++) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}:\n${output}`)
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
  throw new Error(`the program was not ready in two minutes:\n${output}`)
}
