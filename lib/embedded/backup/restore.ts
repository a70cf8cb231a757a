import { existsSync } from 'node:fs'
import { chmod, cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PlainError } from '@/lib/server/runtime/plain-error'
import { own } from '../address'
import { chooseUser, openBinaries } from '../binaries'
import { openEmbedded } from '../embedded'
import { MANIFEST, type Manifest } from './back-up'

/**
 * Makes the empty or missing directory `dataDir` what it was when the backup was made, and opens its database once, which
 * completes it. Throws PlainError for a directory in use or an incomplete backup; `dataDir` stays as it was then.
 */
export async function restore(backup: string, dataDir: string): Promise<Manifest> {
  const manifest = await readManifest(backup)
  const dir = resolve(dataDir)
  if (existsSync(dir) && (await readdir(dir)).length > 0)
    throw new PlainError(`${dir} is not empty: move it away first, or set DATA_DIR to a new directory.`)
  const draft = `${dir}.restoring`
  await rm(draft, { recursive: true, force: true })
  try {
    await cp(backup, draft, { recursive: true, preserveTimestamps: true })
    await rm(join(draft, MANIFEST))
    await chmod(draft, 0o711)
    await giveToServer(join(draft, 'pg'), draft)
    await rm(dir, { recursive: true, force: true })
    await rename(draft, dir)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  const database = await openEmbedded({ dataDir: dir })
  await database.stop()
  return manifest
}

async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, MANIFEST), 'utf8').catch(() => '')
  if (!text) throw new PlainError(`${backup} is not a complete backup: it has no ${MANIFEST}.`)
  return JSON.parse(text) as Manifest
}

/** The server may run as a user of its own. */
async function giveToServer(cluster: string, dataDir: string): Promise<void> {
  const user = chooseUser([openBinaries().postgres, dataDir])
  own(cluster, user)
  await chmod(cluster, 0o700)
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true }))
    own(join(entry.parentPath, entry.name), user)
}
