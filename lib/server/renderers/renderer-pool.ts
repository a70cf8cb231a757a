import { join } from 'node:path'
import { RendererBusy } from '../front/page-cache'
import type { Renderer } from '../front/render'
import type { Log } from '../runtime/log'
import { RendererLost } from './renderer-client'
import { type RendererCommand, RendererProcess } from './renderer-process'

/** A process that lived shorter than this is restarted with a growing delay, so that a broken build does not loop. */
const SHORT_LIFE_MS = 5_000
const MAX_PAUSE_MS = 5_000

interface PoolOptions {
  count: number
  /** A directory that only this user can access; the renderers' sockets are created in it. */
  socketDir: string
  command: RendererCommand
  log: Log
}

/**
 * Child processes that render, each behind a unix socket. One that dies or hangs is replaced; its pending pages are
 * retried once on another one. Throws RendererBusy immediately if none is available.
 */
export class RendererPool {
  readonly #options: PoolOptions
  readonly #running = new Set<RendererProcess>()
  #started = 0
  #closing = false

  private constructor(options: PoolOptions) {
    this.#options = options
  }

  /** Resolves when every renderer is ready; rejects with the output of the first one that could not start. */
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

  /** Number of renderers that take pages now. */
  get ready(): number {
    return this.#ready.length
  }

  get #ready(): RendererProcess[] {
    return [...this.#running].filter((one) => one.isReady)
  }

  readonly render: Renderer = async (wanted) => {
    const first = this.#pick()
    try {
      return await first.render(wanted)
    } catch (error) {
      if (!(error instanceof RendererLost) || this.#closing) throw error
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

  /**
   * The least busy available one, other than `not`. Throws RendererBusy if there is none: the caller answers with
   * Retry-After.
   */
  #pick(not?: RendererProcess): RendererProcess {
    const ready = this.#ready.filter((one) => one !== not)
    const [best] = ready.sort((a, b) => a.busy - b.busy)
    if (!best) throw new RendererBusy('no renderer is up')
    return best.take()
  }
}

/** Two renderers died while rendering one page. */
function asBusy(error: unknown): never {
  throw error instanceof RendererLost ? new RendererBusy(error.message) : error
}
