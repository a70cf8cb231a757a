import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createDiskStorage } from '@/lib/server/providers/storage/disk'

it.each(['a new directory', 'one that others could read'])(
  'pictures are for their own user alone, in %s',
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
