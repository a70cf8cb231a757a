import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { vi } from 'vitest'
import { ensurePackage } from '../ensure-package'
import { freePort } from '../program'
import { SOON } from '../soon'

/** Statuses whose answers have no body. */
const EMPTY = [204, 304]

/** Caddy with the Caddyfile of the documentation in front of the program, and browsers that trust its test authority. */
export class Caddy {
  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
    private readonly authority: string,
  ) {}

  /** Resolves when `origin` answers over TLS. `dir` holds its certificates. */
  static async open({ appPort, origin, dir }: { appPort: number; origin: string; dir: string }): Promise<Caddy> {
    ensurePackage('caddy')
    const [http, https] = [await freePort(), await freePort()]
    const env = {
      ...process.env,
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      INSTANCES: `127.0.0.1:${appPort}`,
      ASK: `127.0.0.1:${appPort}`,
      CADDY_DATA: join(dir, 'caddy'),
      TLS_ISSUER: 'internal',
      HOME: dir,
    }
    const words = ['run', '--config', 'docs/deploy/Caddyfile', '--adapter', 'caddyfile']
    const child = spawn('caddy', words, { env, stdio: 'ignore' })
    const caddy = new Caddy(child, https, join(dir, 'caddy/pki/authorities/local/root.crt'))
    const isReady = async () => {
      if ((await caddy.send(new Request(`${origin}/readyz`))).status !== 200) throw new Error('Caddy is not ready')
    }
    await vi.waitFor(isReady, SOON).catch(async (error) => {
      await caddy.close()
      throw error
    })
    return caddy
  }

  /** Sends a request to the host of its URL, as a browser for which that host has this address. */
  readonly send = async (request: Request): Promise<Response> => {
    const { hostname, pathname, search } = new URL(request.url)
    const body = Buffer.from(await request.arrayBuffer())
    const sent = httpsRequest({
      host: '127.0.0.1',
      port: this.port,
      servername: hostname,
      ca: readFileSync(this.authority),
      method: request.method,
      path: `${pathname}${search}`,
      headers: { ...Object.fromEntries(request.headers), host: hostname, 'content-length': body.length },
      signal: request.signal,
    })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    )
    const status = answer.statusCode ?? 0
    const content = await buffer(answer)
    return new Response(EMPTY.includes(status) ? null : new Uint8Array(content), { status, headers })
  }

  async close(): Promise<void> {
    if (this.child.exitCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill()
    await ended
  }
}
