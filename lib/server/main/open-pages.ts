import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Assets } from '../front/assets'
import type { FrontOptions } from '../front/front-options'
import { renderWithStatus } from '../front/render-with-status'
import { pageStatus } from '../loaders/page-status'
import { openNext, ROOT } from '../renderers/open-next'
import { RendererPool } from '../renderers/renderer-pool'
import type { RendererCommand } from '../renderers/renderer-process'
import type { Env } from '../runtime/env'
import type { Log } from '../runtime/log'
import { PlainError } from '../runtime/plain-error'

export interface OpenPages extends Pick<FrontOptions, 'render' | 'assets' | 'dev' | 'slots'> {
  /** Unix socket on which the pages' loaders call the API. */
  apiSocket: string
  /** Absent in development, which renders in this process. */
  renderers?: { readonly ready: number }
  close(): Promise<void>
}

/** Renders per process: some wait for their loaders while another renders. */
const RENDERS_EACH = 2
const PROGRAM = join(ROOT, 'lib', 'server', 'renderers', 'serve-pages.ts')

/** Opens Next in its own processes, which need a build, or in this process for development. */
export async function openPages(mode: 'start' | 'dev', env: Env, log: Log): Promise<OpenPages> {
  const socketDir = mkdtempSync(join(tmpdir(), 'storefront-'))
  const apiSocket = join(socketDir, 'api.sock')
  const slots = env.RENDERERS * RENDERS_EACH
  const clear = () => rmSync(socketDir, { recursive: true, force: true })
  process.env.API_SOCKET = apiSocket
  if (mode === 'dev') {
    const dev = await openNext({ dev: true, port: env.PORT })
    return { apiSocket, slots, dev, render: noRenderer, close: async () => clear() }
  }
  const pool = await RendererPool.open({
    count: env.RENDERERS,
    socketDir,
    command: command(env, apiSocket),
    log,
  }).catch((error: Error) => {
    clear()
    throw new PlainError(`The pages do not start: ${error.message}`)
  })
  return {
    apiSocket,
    slots,
    renderers: pool,
    render: renderWithStatus(pool.render, pageStatus),
    assets: await Assets.open({ nextStatic: join(ROOT, '.next', 'static'), publicDir: join(ROOT, 'public') }),
    close: async () => {
      await pool.close()
      clear()
    },
  }
}

const noRenderer: OpenPages['render'] = () => Promise.reject(new Error('development renders in this process'))

function command(env: Env, apiSocket: string): RendererCommand {
  const { PATH, HOME, TMPDIR, TZ } = process.env
  return {
    args: ['--import', 'tsx', PROGRAM],
    env: {
      PATH,
      HOME,
      TMPDIR,
      TZ,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      APP_ENV: env.APP_ENV,
      API_ORIGIN: env.API_ORIGIN,
      API_SOCKET: apiSocket,
    },
  }
}
