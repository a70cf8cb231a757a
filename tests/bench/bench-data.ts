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

/**
 * Returns the memory in MB of the server, then of each renderer: what is theirs alone and their part of what they share
 * (PSS). The sum of their resident sizes would count the runtime's own pages once per process.
 */
export function memoryMb({ child }: Program): number[] {
  const of = (pid: number) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? Number.NaN) / 1024
  return [child.pid as number, ...rendererPids({ child })].map((pid) => Math.round(of(pid)))
}

export const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

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
