import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createDiskStorage } from '@/lib/server/providers/storage/disk'

it.each(['a new directory', 'one that others could read'])(
  'stored pictures are readable by their own user only, in %s',
  async (which) => {
    const base = mkdtempSync(join(tmpdir(), 'disk-'))
    onTestFinished(() => rmSync(base, { recursive: true, force: true }))
    const root = join(base, 'media')
    if (which !== 'a new directory') {
      mkdirSync(root)
      chmodSync(root, 0o755)
    }
    const storage = createDiskStorage(root)
    await storage.write('evidence/2026/one.webp', Buffer.from('picture'), 'image/webp')
    expect((await storage.read('evidence/2026/one.webp'))?.body.toString()).toBe('picture')
    const all = ['', ...(readdirSync(root, { recursive: true }) as string[])]
    expect(all.map((name) => statSync(join(root, name)).mode & 0o077)).toEqual(all.map(() => 0))
    expect(all).toHaveLength(4)
  },
)

it('a large file is streamed to and from disk, stored completely or not at all, readable by its own user only', async () => {
  const root = join(mkdtempSync(join(tmpdir(), 'disk-')), 'media')
  onTestFinished(() => rmSync(join(root, '..'), { recursive: true, force: true }))
  const storage = createDiskStorage(root)
  async function* pieces(fails = false) {
    for (let i = 0; i < 20; i++) yield new Uint8Array(100_000).fill(i)
    if (fails) throw new Error('the source broke')
  }
  expect(await storage.writeStream('exports/one.zip', pieces(), 'application/zip')).toBe(2_000_000)
  const found = await storage.openStream('exports/one.zip')
  expect(found?.bytes).toBe(2_000_000)
  const body = Buffer.from(await new Response(found?.body).arrayBuffer())
  expect([body.length, body[0], body[1_999_999]]).toEqual([2_000_000, 0, 19])
  await expect(storage.writeStream('exports/two.zip', pieces(true), 'application/zip')).rejects.toThrow('broke')
  expect(readdirSync(join(root, 'exports'))).toEqual(['one.zip'])
  expect(statSync(join(root, 'exports/one.zip')).mode & 0o077).toBe(0)
  expect(await storage.openStream('exports/two.zip')).toBeNull()
  expect(await storage.openStream('../secret')).toBeNull()
})
