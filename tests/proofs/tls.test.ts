import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openFront } from '../front/world'
import { ensurePackage } from '../support/ensure-package'
import { freePort } from '../support/program'
import { SOON } from '../support/soon'

type World = Awaited<ReturnType<typeof openFront>>
interface Reply {
  status: number
  host: string
}

let front: World
let dir: string
let proxy: ChildProcess | undefined
beforeAll(async () => {
  front = await openFront({ trustedProxies: '127.0.0.1' })
  dir = mkdtempSync(join(tmpdir(), 'tls-'))
})
afterEach(() => {
  proxy?.kill()
  proxy = undefined
})
afterAll(async () => {
  await front.front.drain(0)
  rmSync(dir, { recursive: true, force: true })
})

/** Asks as a browser that knows the address of a host; certificates of test authorities are accepted. */
let visits = 0
const ask = (port: number, host: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const req = request(
      {
        host: '127.0.0.1',
        port,
        path: `/news/visit-${++visits}`,
        servername: host,
        headers: { host },
        rejectUnauthorized: false,
      },
      (res) => {
        res
          .resume()
          .once('end', () => resolve({ status: res.statusCode ?? 0, host: front.seen.at(-1)?.headers.host ?? '' }))
      },
    )
    req.once('error', reject).end()
  })

describe('TLS in front of the program', () => {
  it('Caddy gets a certificate for a bound host at its first visit, and none for another host', async () => {
    ensurePackage('caddy')
    const [http, https] = [await freePort(), await freePort()]
    const env = {
      ...process.env,
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      INSTANCES: `127.0.0.1:${front.port}`,
      ASK: `127.0.0.1:${front.port}`,
      CADDY_DATA: join(dir, 'caddy'),
      TLS_ISSUER: 'internal',
      HOME: dir,
    }
    proxy = spawn('caddy', ['run', '--config', 'docs/deploy/Caddyfile', '--adapter', 'caddyfile'], {
      env,
      stdio: 'ignore',
    })
    await vi.waitFor(
      async () => expect(await ask(https, 'two.localhost')).toEqual({ status: 200, host: 'two.localhost' }),
      SOON,
    )
    await expect(ask(https, 'stranger.example')).rejects.toThrow()
    expect(await ask(https, 'also-one.localhost')).toMatchObject({ status: 200 })
  })

  it('nginx with a certificate of one’s own passes host and scheme to the program', async () => {
    ensurePackage('nginx', 'nginx-light')
    const [key, cert, conf] = ['privkey.pem', 'fullchain.pem', 'nginx.conf'].map((name) => join(dir, name)) as [
      string,
      string,
      string,
    ]
    const subject = ['-subj', '/CN=two.localhost', '-addext', 'subjectAltName=DNS:*.localhost']
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    )
    const [http, https] = [await freePort(), await freePort()]
    const text = readFileSync('docs/deploy/nginx.conf', 'utf8')
      .replace('listen 80 ', `listen ${http} `)
      .replace('listen 443 ', `listen ${https} `)
      .replace('/etc/ssl/market/fullchain.pem', cert)
      .replace('/etc/ssl/market/privkey.pem', key)
      .replace('127.0.0.1:3000', `127.0.0.1:${front.port}`)
    writeFileSync(
      conf,
      `daemon off;\npid ${join(dir, 'nginx.pid')};\nerror_log stderr;\n${text.replace('http {', 'http {\naccess_log off;')}`,
    )
    proxy = spawn('nginx', ['-c', conf, '-p', dir], { stdio: 'ignore' })
    await vi.waitFor(
      async () => expect(await ask(https, 'two.localhost')).toEqual({ status: 200, host: 'two.localhost' }),
      SOON,
    )
  })
})
