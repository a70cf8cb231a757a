import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { ensurePackage } from './ensure-package'
import { freePort } from './program'
import { SOON } from './soon'

/** A documented proxy in front of several instances on this machine, without TLS. */
export interface Balancer {
  origin: string
  /** Replaces the instance at this port by what `restart` does, as the documentation says. */
  replace(port: number, restart: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** `ports` of the instances; `dir` for its files. */
export async function openBalancer(
  kind: 'nginx' | 'caddy',
  { ports, dir }: { ports: readonly number[]; dir: string },
): Promise<Balancer> {
  const port = await freePort()
  const child = kind === 'nginx' ? startNginx(port, ports, dir) : await startCaddy(port, ports, dir)
  const origin = `http://localhost:${port}`
  await vi.waitFor(async () => {
    if ((await fetch(`http://127.0.0.1:${port}/readyz`)).status !== 200) throw new Error(`${kind} is not ready`)
  }, SOON)
  return {
    origin,
    async replace(address, restart) {
      if (kind === 'nginx') await rollNginx(dir, address, restart)
      else await restart()
    },
    async close() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

function startNginx(port: number, ports: readonly number[], dir: string): ChildProcess {
  ensurePackage('nginx', 'nginx-light')
  ensurePackage('curl')
  const [first, second] = ports
  const text = readFileSync('docs/deploy/nginx.conf', 'utf8')
    .replace(/ {4}server \{\n {8}listen 80 [\s\S]*?\n {4}\}\n/, '')
    .replace('listen 443 ssl http2 default_server;', `listen 127.0.0.1:${port};`)
    .replace(/ {8}ssl_[^\n]*\n/g, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('# server 127.0.0.1:3001', `server 127.0.0.1:${second}`)
    // A reload closes kept connections of clients: a browser repeats the request on another one, fetch of Node does not.
    .replace('http {', 'http {\naccess_log off;\nkeepalive_timeout 0;')
  const conf = join(dir, 'nginx.conf')
  writeFileSync(conf, `daemon off;\npid ${join(dir, 'nginx.pid')};\nerror_log ${join(dir, 'nginx.log')};\n${text}`)
  return spawn('nginx', ['-c', conf, '-p', dir], { stdio: 'ignore' })
}

/** Runs the documented script, whose restart is a command: it waits for `restart` by two files. */
async function rollNginx(dir: string, port: number, restart: () => Promise<void>): Promise<void> {
  const [begun, done] = [join(dir, 'begun'), join(dir, 'done')]
  for (const file of [begun, done]) rmSync(file, { force: true })
  const command = `touch ${begun}; until [ -f ${done} ]; do sleep 0.1; done`
  const words = [join(dir, 'nginx.conf'), `127.0.0.1:${port}`, command]
  const script = promisify(execFile)('docs/deploy/roll-nginx.sh', words)
  // a script that fails never begins the restart
  await Promise.race([script, untilThere(begun)])
  await restart()
  writeFileSync(done, '')
  await script
}

async function untilThere(file: string): Promise<void> {
  while (!existsSync(file)) await sleep(50)
}

async function startCaddy(port: number, ports: readonly number[], dir: string): Promise<ChildProcess> {
  ensurePackage('caddy')
  const text = readFileSync('docs/deploy/Caddyfile', 'utf8')
    .replace(/\ton_demand_tls \{[\s\S]*?\n\t\}\n/, '')
    .replace('https:// {', `http://:${port} {`)
    .replace(/\ttls \{[\s\S]*?\n\t\}\n/, '')
  const file = join(dir, 'Caddyfile')
  writeFileSync(file, text)
  const env = {
    ...process.env,
    HTTP_PORT: String(await freePort()),
    HTTPS_PORT: String(await freePort()),
    INSTANCES: ports.map((one) => `127.0.0.1:${one}`).join(' '),
    CADDY_DATA: join(dir, 'caddy'),
    HOME: dir,
  }
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
}
