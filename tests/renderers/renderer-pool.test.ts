import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { RendererGone } from '@/lib/server/renderers/ask-renderer'
import { RendererPool } from '@/lib/server/renderers/renderer-pool'
import { createLog } from '@/lib/server/runtime/log'
import { SOON } from '../support/soon'

let pool: RendererPool | undefined
afterEach(async () => {
  await pool?.close()
  pool = undefined
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true })
})

const dirs: string[] = []
async function open(count: number, { program = 'answer', hungAfter = 600 } = {}): Promise<RendererPool> {
  const socketDir = mkdtempSync(join(tmpdir(), 'renderers-'))
  dirs.push(socketDir)
  pool = await RendererPool.open({
    count,
    socketDir,
    log: createLog('silent'),
    command: {
      args: [join(import.meta.dirname, 'programs', `${program}.mjs`)],
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      hungAfter,
    },
  })
  return pool
}
const ask = async (of: RendererPool, url: string) => (await of.render({ url, headers: {} })).body.toString()

it('gives each page to the least busy renderer', async () => {
  const two = await open(2)
  const pids = await Promise.all([1, 2, 3, 4].map(() => ask(two, '/')))
  expect(new Set(pids)).toEqual(new Set(two.pids.map(String)))
})

it('replaces a renderer that is killed, and no page asked meanwhile is lost or torn', async () => {
  const one = await open(1)
  const [before] = one.pids
  const asked = [1, 2, 3].map(() => ask(one, `/heldBy/${before}`))
  await expect.poll(() => ask(one, '/held'), SOON).toBe('3')
  process.kill(before as number, 'SIGKILL')
  const after = await Promise.all([...asked, ask(one, '/')])
  expect(new Set(after).size).toBe(1)
  expect(after[0]).not.toBe(String(before))
})

it('asks for a page once more, not for ever, when it ends every renderer that takes it', async () => {
  const two = await open(2)
  const first = new Set(two.pids)
  await expect(ask(two, '/die')).rejects.toThrow(RendererGone)
  await expect.poll(() => two.pids.filter((pid) => !first.has(pid)).length, SOON).toBe(2)
  expect(await ask(two, '/')).toMatch(/^\d+$/)
})

it('half a page is no page', async () => {
  await expect(ask(await open(1), '/torn')).rejects.toThrow(RendererGone)
})

it('ends a renderer that hangs, and another takes its place', async () => {
  const one = await open(1, { hungAfter: 2 })
  const [before] = one.pids
  const hung = ask(one, '/hang')
  hung.catch(() => undefined)
  await expect.poll(() => one.pids[0], SOON).not.toBe(before)
  expect(await ask(one, '/')).not.toBe(String(before))
})

it('tells a renderer nothing but what it needs', async () => {
  process.env.APP_SECRET = 'not for renderers'
  const names = JSON.parse(await ask(await open(1), '/secrets')) as string[]
  delete process.env.APP_SECRET
  expect(names).not.toContain('APP_SECRET')
})

it('a renderer that cannot start says why', async () => {
  await expect(open(1, { program: 'broken' })).rejects.toThrow(/no build here/)
})
