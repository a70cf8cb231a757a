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

it('a range of a file is read alone; the size of a missing file is null', async () => {
  const root = join(mkdtempSync(join(tmpdir(), 'disk-')), 'media')
  onTestFinished(() => rmSync(join(root, '..'), { recursive: true, force: true }))
  const storage = createDiskStorage(root)
  await storage.write('evidence/ab/one.mp4', Buffer.from('0123456789'), 'video/mp4')
  const found = await storage.openStream('evidence/ab/one.mp4', { from: 2, to: 5 })
  expect(found?.bytes).toBe(4)
  expect(await new Response(found?.body).text()).toBe('2345')
  expect(await storage.sizeOf('evidence/ab/one.mp4')).toBe(10)
  expect([await storage.sizeOf('evidence/ab/two.mp4'), await storage.sizeOf('evidence/ab')]).toEqual([null, null])
  expect((await storage.read('evidence/ab/one.mp4'))?.contentType).toBe('video/mp4')
})

it('parts are joined by number, in whatever order and however often they arrive, and leave nothing else', async () => {
  const root = join(mkdtempSync(join(tmpdir(), 'disk-')), 'media')
  onTestFinished(() => rmSync(join(root, '..'), { recursive: true, force: true }))
  const { parts, sizeOf, read } = createDiskStorage(root)
  const upload = {
    key: 'evidence/ab/one.mp4',
    handle: await createDiskStorage(root).parts.begin('evidence/ab/one.mp4', ''),
  }
  async function* text(words: string, fails = false) {
    for (const letter of words) yield new TextEncoder().encode(letter)
    if (fails) throw new Error('the connection broke')
  }
  const put = (n: number, words: string) => parts.write(upload, { n, bytes: words.length }, text(words))
  expect([await put(10, 'ten'), await put(2, 'wrong'), await put(1, 'one '), await put(2, 'two ')]).not.toContain(false)
  await expect(parts.write(upload, { n: 3, bytes: 9 }, text('half', true))).rejects.toThrow('broke')
  expect(await parts.list(upload)).toEqual([
    { n: 1, bytes: 4 },
    { n: 2, bytes: 4 },
    { n: 10, bytes: 3 },
  ])
  expect(await sizeOf(upload.key), 'not readable before').toBeNull()
  await parts.join(upload)
  await parts.join(upload)
  expect((await read(upload.key))?.body.toString()).toBe('one two ten')
  expect(await put(4, 'late')).toBe(false)
  expect(readdirSync(root, { recursive: true }).toSorted()).toEqual([
    'evidence',
    'evidence/ab',
    'evidence/ab/one.mp4',
    'parts',
    'parts/evidence',
    'parts/evidence/ab',
  ])
  const other = { key: 'evidence/ab/two.mp4', handle: await parts.begin('evidence/ab/two.mp4', '') }
  await parts.write(other, { n: 1, bytes: 1 }, text('x'))
  await parts.drop(other)
  await parts.drop(other)
  await parts.join(other)
  expect([await parts.list(other), await sizeOf(other.key)]).toEqual([[], null])
})
