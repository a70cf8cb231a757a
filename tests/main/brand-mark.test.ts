import { expect, it } from 'vitest'
import { readBrandMark } from '@/lib/server/main/brand-mark'
import type { StorageProvider } from '@/lib/server/providers/storage/port'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

const files: Record<string, string> = { 'site/logo.png': 'image/png', 'site/mark.svg': 'image/svg+xml' }
const storage = {
  read: async (key: string) => (files[key] ? { body: Buffer.from(key), contentType: files[key], etag: '' } : null),
} as unknown as StorageProvider
const markOf = async (webIcon: string, logo: string) => {
  const mark = await readBrandMark(storage, { pictArea: { ...DEFAULT_HOME_CONF.pictArea, webIcon, logo } })
  return mark ? mark.toString().slice(0, 13) : null
}

it('a brand is marked by its icon, else by its uploaded logo', async () => {
  expect(await markOf('/brand/songjian-icon.svg', 'site/logo.png')).toMatch(/^<svg/)
  expect(await markOf('', 'site/logo.png')).toBe('site/logo.png')
  expect(await markOf('site/gone.png', 'site/logo.png')).toBe('site/logo.png')
})

it('a brand has no mark from other hosts, uploaded SVG, files of the program or outside of it', async () => {
  for (const url of [
    'https://other.test/icon.png',
    'site/mark.svg',
    '/brand/songjian-logo.svg',
    '/brand/../secret-icon.svg',
    '',
  ])
    expect(await markOf(url, url)).toBeNull()
})
