import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createClient } from '@redis/client'
import { ensurePackage } from './ensure-package'
import { freePort } from './program'
import { untilAnswers } from './until-answers'

/** A Redis of Debian's package that keeps nothing on disk. */
export class OwnRedis {
  #child: ChildProcess | undefined
  private constructor(readonly port: number) {}

  static async create(): Promise<OwnRedis> {
    ensurePackage('redis-server')
    const redis = new OwnRedis(await freePort())
    await redis.start()
    return redis
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  /** Starts empty. */
  async start(): Promise<void> {
    const words = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn('redis-server', words, { stdio: 'ignore' })
    process.once('exit', () => child.kill('SIGKILL'))
    this.#child = child
    await untilAnswers(() => this.ask((client) => client.ping()))
  }

  /** As if the machine failed. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Answers nothing from now on, without closing a connection. */
  freeze(isFrozen: boolean): void {
    this.#child?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT')
  }

  async ask<T>(work: (client: ReturnType<typeof connection>) => Promise<T>): Promise<T> {
    const client = connection(this.url)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await work(client)
    } finally {
      if (client.isOpen) client.destroy()
    }
  }

  async close(): Promise<void> {
    if (this.#child?.exitCode === null && this.#child.signalCode === null) await this.#end('SIGKILL')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child as ChildProcess
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}

const connection = (url: string) => createClient({ url, socket: { reconnectStrategy: false } })
