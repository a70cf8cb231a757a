import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Program, rendererPids } from '../support/program'

/** Returns the server's own database, in which the benchmark prepares buyers. */
export function databaseUrl(dataDir: string): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const { host, port } = JSON.parse(readFileSync(join(dataDir, 'pg-address.json'), 'utf8')) as {
    host: string
    port: number
  }
  const password = readFileSync(join(dataDir, 'pg-password'), 'utf8').trim()
  return `postgres://storefront:${encodeURIComponent(password)}@localhost:${port}/storefront?host=${encodeURIComponent(host)}`
}

/** Returns the resident memory of the server and its renderers. */
export function residentMb({ child }: Program): number {
  const of = (pid: number) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  return Math.round([child.pid as number, ...rendererPids({ child })].reduce((sum, pid) => sum + of(pid), 0))
}

/** Fills a database with demo data and `goods` goods; one that has them is kept as it is. */
export const fill = (dataDir: string, goods: number): Promise<void> =>
  run(['lib/scripts/seed.ts', '--goods', String(goods)], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })

export function run(args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) =>
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${code}`)))),
  )
}
