import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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
      if (kind === 'nginx') await mark(dir, address, true)
      await restart()
      if (kind === 'nginx') await mark(dir, address, false)
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

/** As roll-nginx.sh does, whose restart is a command. */
async function mark(dir: string, port: number, isDown: boolean): Promise<void> {
  const conf = join(dir, 'nginx.conf')
  const text = readFileSync(conf, 'utf8')
  const line = new RegExp(`(server 127\\.0\\.0\\.1:${port}[^;]*?)( down)?;`)
  writeFileSync(conf, text.replace(line, isDown ? '$1 down;' : '$1;'))
  execFileSync('nginx', ['-c', conf, '-p', dir, '-s', 'reload'], { stdio: 'ignore' })
  if (isDown) await sleep(2000)
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
