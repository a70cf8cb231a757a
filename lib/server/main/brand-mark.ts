import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import type { StorageProvider } from '../providers/storage/port'

/** Marks that are part of the program. Their logos hold text, which a server without fonts cannot draw: only icons. */
const OWN_ICON = /^\/brand\/[\w-]+-icon\.svg$/

/**
 * Reads the icon of a brand, else its uploaded logo; null if there is neither. Pictures of other hosts are never
 * fetched: their address was written by a distributor.
 */
export async function readBrandMark(storage: StorageProvider, { pictArea }: Pick<HomeConf, 'pictArea'>) {
  for (const url of [pictArea.webIcon, pictArea.logo].map(mediaUrl)) {
    const mark = await readPicture(storage, url).catch(() => null)
    if (mark) return mark
  }
  return null
}

async function readPicture(storage: StorageProvider, url: string): Promise<Buffer | null> {
  if (OWN_ICON.test(url)) return readFile(join(process.cwd(), 'public', url))
  const file = url.startsWith('/media/') ? await storage.read(url.slice('/media/'.length)) : null
  return file?.contentType.startsWith('image/') && !file.contentType.includes('svg') ? file.body : null
}
