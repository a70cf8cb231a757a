import { join } from 'node:path'
import { RendererBusy } from '../front/page-cache'
import type { Renderer } from '../front/render'
import type { Log } from '../runtime/log'
import { RendererGone } from './ask-renderer'
import { type RendererCommand, RendererProcess } from './renderer-process'

/** A process that lived shorter than this is followed by a growing pause, so that a broken build does not spin. */
const SHORT_LIFE_MS = 5_000
const MAX_PAUSE_MS = 5_000

interface PoolOptions {
  count: number
  /** A directory only this user can enter; their sockets are made in it. */
  socketDir: string
  command: RendererCommand
  log: Log
}

/**
 * Child processes that render, each behind a unix socket. One that dies or hangs is replaced;
 * a page it was asked for is asked again once, of whoever is up. Throws RendererBusy at once where none is.
 */
export class RendererPool {
  readonly #options: PoolOptions
  readonly #running = new Set<RendererProcess>()
  #started = 0
  #closing = false

  private constructor(options: PoolOptions) {
    this.#options = options
  }

  /** Resolves when every renderer can be asked; rejects with what the first one said that could not start. */
  static async open(options: PoolOptions): Promise<RendererPool> {
    const pool = new RendererPool(options)
    try {
      await Promise.all(Array.from({ length: options.count }, () => pool.#start(0).ready))
    } catch (error) {
      await pool.close()
      throw error
    }
    return pool
  }

  get pids(): number[] {
    return [...this.#running].flatMap(({ pid }) => pid ?? [])
  }

  readonly render: Renderer = async (wanted) => {
    const first = this.#pick()
    try {
      return await first.render(wanted)
    } catch (error) {
      if (!(error instanceof RendererGone) || this.#closing) throw error
      return this.#pick(first).render(wanted).catch(asBusy)
    }
  }

  async close(): Promise<void> {
    this.#closing = true
    for (const one of this.#running) one.kill()
    await Promise.all([...this.#running].map((one) => one.exited))
  }

  #start(failures: number): RendererProcess {
    const { command, log, socketDir } = this.#options
    const began = Date.now()
    const one = new RendererProcess(join(socketDir, `renderer-${this.#started++}.sock`), command)
    this.#running.add(one)
    void one.exited.then(() => {
      this.#running.delete(one)
      if (this.#closing) return
      const short = Date.now() - began < SHORT_LIFE_MS
      const pause = short ? Math.min(MAX_PAUSE_MS, 100 * 2 ** failures) : 0
      log.warn({ pid: one.pid, pause }, 'a renderer ended, another takes its place')
      setTimeout(() => {
        if (!this.#closing) this.#start(short ? failures + 1 : 0)
      }, pause).unref()
    })
    return one
  }

  /** The least busy one that is up, other than `not`. Throws RendererBusy where none is: the caller answers with Retry-After. */
  #pick(not?: RendererProcess): RendererProcess {
    const ready = [...this.#running].filter((one) => one.isReady && one !== not)
    const [best] = ready.sort((a, b) => a.busy - b.busy)
    if (!best) throw new RendererBusy('no renderer is up')
    return best.take()
  }
}

/** Two that ended under one page. */
function asBusy(error: unknown): never {
  throw error instanceof RendererGone ? new RendererBusy(error.message) : error
}
