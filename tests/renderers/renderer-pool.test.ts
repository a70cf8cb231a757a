import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { RendererBusy } from '@/lib/server/front/page-cache'
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

it('each page goes to the least busy renderer', async () => {
  const two = await open(2)
  const pids = await Promise.all([1, 2, 3, 4].map(() => ask(two, '/')))
  expect(new Set(pids)).toEqual(new Set(two.pids.map(String)))
})

it('pages of a killed renderer are rendered by another, and it is replaced', async () => {
  const two = await open(2)
  const [before, other] = two.pids
  const answers = [1, 2, 3, 4].map(() => ask(two, `/heldBy/${before}`))
  process.kill(before as number, 'SIGKILL')
  expect(new Set(await Promise.all(answers))).toEqual(new Set([String(other)]))
  await expect.poll(() => two.pids.some((pid) => pid !== before && pid !== other), SOON).toBe(true)
})

it('rejects pages as busy while no renderer is running, without waiting', async () => {
  const one = await open(1)
  const [before] = one.pids
  const answer = ask(one, `/heldBy/${before}`)
  process.kill(before as number, 'SIGKILL')
  await expect(answer).rejects.toThrow(RendererBusy)
  await expect.poll(() => ask(one, '/').catch(() => ''), SOON).toMatch(/^\d+$/)
})

it('a page that crashes every renderer is retried once only', async () => {
  const two = await open(2)
  const first = new Set(two.pids)
  await expect(ask(two, '/die')).rejects.toThrow(RendererBusy)
  await expect.poll(() => two.pids.filter((pid) => !first.has(pid)).length, SOON).toBe(2)
  await expect.poll(() => ask(two, '/').catch(() => ''), SOON).toMatch(/^\d+$/)
})

it('an incomplete page is rejected', async () => {
  await expect(ask(await open(1), '/torn')).rejects.toThrow(RendererBusy)
})

it('a hanging renderer is killed and replaced', async () => {
  const one = await open(1, { hungAfter: 2 })
  const [before] = one.pids
  const hung = ask(one, '/hang')
  hung.catch(() => undefined)
  await expect.poll(() => one.pids[0], SOON).not.toBe(before)
  await expect.poll(() => ask(one, '/').catch(() => ''), SOON).toMatch(/^\d+$/)
})

it('a renderer gets only the environment variables it needs', async () => {
  process.env.APP_SECRET = 'not for renderers'
  const names = JSON.parse(await ask(await open(1), '/secrets')) as string[]
  delete process.env.APP_SECRET
  expect(names).not.toContain('APP_SECRET')
})

it('a renderer that cannot start reports the reason', async () => {
  await expect(open(1, { program: 'broken' })).rejects.toThrow(/no build here/)
})
