import { type ChildProcess, spawn } from 'node:child_process'
import type { Rendered, RenderRequest } from '../front/render'
import { createRendererClient } from './renderer-client'

/** How a renderer is started: the program and its environment. It has no secrets and no database access. */
export interface RendererCommand {
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** Seconds without a sign of life after which the process counts as hung. */
  hungAfter?: number
}

/** Long enough for a garbage collection on an overloaded machine. */
const HUNG_AFTER = 10

const PING_MS = 1_000
/** Last characters of its output, for the error of a failed start. */
const OUTPUT_CHARS = 4_000

/** One child process that renders, and its state. */
export class RendererProcess {
  readonly ready: Promise<void>
  readonly exited: Promise<void>
  /** Renders in progress. */
  busy = 0
  isReady = false
  readonly #child: ChildProcess
  readonly #ask: ReturnType<typeof createRendererClient>
  readonly #pings: NodeJS.Timeout
  readonly #mayMiss: number
  #unanswered = 0
  #output = ''

  constructor(socketPath: string, command: RendererCommand) {
    this.#ask = createRendererClient(socketPath)
    this.#mayMiss = ((command.hungAfter ?? HUNG_AFTER) * 1000) / PING_MS
    this.#child = spawn(process.execPath, command.args, {
      env: { ...command.env, RENDERER_SOCKET: socketPath },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.#output = (this.#output + chunk).slice(-OUTPUT_CHARS)
      })
    // stdout only contains Next's own messages
    this.#child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk))
    this.exited = new Promise((resolve) => this.#child.once('close', () => resolve()))
    this.#child.once('error', () => this.kill())
    this.#child.on('message', (message) => {
      if (message === 'pong') this.#unanswered = 0
    })
    this.ready = new Promise((resolve, reject) => {
      this.#child.on('message', (message) => {
        if (message !== 'ready') return
        this.isReady = true
        resolve()
      })
      void this.exited.then(() => reject(new Error(`a renderer ended at its start:\n${this.#output.trim()}`)))
    })
    this.ready.catch(() => undefined)
    this.#pings = setInterval(() => this.#ping(), PING_MS)
    void this.exited.then(() => {
      this.isReady = false
      clearInterval(this.#pings)
      this.#ask.close()
    })
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** Counts one more page for it; `render` subtracts it again. */
  take(): this {
    this.busy += 1
    return this
  }

  async render(wanted: RenderRequest): Promise<Rendered> {
    try {
      return await this.#ask.ask(wanted)
    } finally {
      this.busy -= 1
    }
  }

  kill(): void {
    this.isReady = false
    this.#child.kill('SIGKILL')
  }

  #ping(): void {
    if (!this.isReady || !this.#child.connected) return
    if (this.#unanswered >= this.#mayMiss) this.kill()
    else this.#child.send('ping', () => undefined)
    this.#unanswered += 1
  }
}
