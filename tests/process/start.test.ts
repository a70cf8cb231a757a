import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sourceHash } from '@/lib/server/main/source-hash'

const base = mkdtempSync(join(tmpdir(), 'storefront-start-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))

/** Runs a script of the project until it exits. */
function run(script: string, env: Record<string, string>): Promise<{ code: number | null; stderr: string }> {
  const own: object = { PATH: process.env.PATH, HOME: base, DATA_DIR: join(base, 'data'), ...env }
  const child = spawn(process.execPath, ['--import', 'tsx', join('lib', 'scripts', script)], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: own as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stderr: stderr.trim() })))
}

const isOneLine = (text: string) => text.split('\n').length === 1 && !text.includes('    at ')

it('a port in use is reported in one line with a hint', async () => {
  const holder = createServer().listen(0, '0.0.0.0')
  await new Promise((r) => holder.once('listening', r))
  const { port } = holder.address() as { port: number }
  const ended = await run('start.ts', { PORT: String(port) })
  holder.close()
  expect(ended.code).toBe(1)
  expect(ended.stderr).toContain(`Port ${port} is taken`)
  expect(isOneLine(ended.stderr)).toBe(true)
})

it('an unreachable database is reported in one line with its address and without the password', async () => {
  const ended = await run('migrate.ts', { DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/shop' })
  expect(ended.code).toBe(1)
  expect(ended.stderr).toContain('Database unreachable at 127.0.0.1:1/shop')
  expect(ended.stderr).not.toContain('hunter2')
  expect(isOneLine(ended.stderr)).toBe(true)
})

it('an invalid variable is reported in one line with its name', async () => {
  const ended = await run('start.ts', { APP_ENV: 'production' })
  expect(ended.code).toBe(1)
  expect(ended.stderr).toContain('APP_SECRET')
  expect(isOneLine(ended.stderr)).toBe(true)
})

it('a build is outdated when a page, a shared file or the lockfile changes, not when a handler does', () => {
  const root = join(base, 'sources')
  const put = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  put('app/page.tsx', '1')
  put('lib/shared/money.ts', '1')
  put('lib/server/modules/x.ts', '1')
  put('package-lock.json', '1')
  const first = sourceHash(root)
  expect(sourceHash(root)).toBe(first)
  put('lib/server/modules/x.ts', '2')
  expect(sourceHash(root)).toBe(first)
  for (const file of ['app/page.tsx', 'lib/shared/money.ts', 'package-lock.json', 'app/new.tsx']) {
    const before = sourceHash(root)
    put(file, `changed ${file}`)
    expect(sourceHash(root), file).not.toBe(before)
  }
})
