import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { PlainError } from '@/lib/server/runtime/plain-error'
import { readAddress, urlFor } from '../address'
import { openEmbedded } from '../embedded'
import { livePostmaster } from '../leftovers'
import { ADMIN } from '../roles'
import { copyCluster } from './copy-cluster'

/** Written last: a folder without it is no complete backup. */
export const MANIFEST = 'backup.json'
/** Of one run of one machine, or copied separately. */
const LEFT_OUT = /^(pg|pg-run|pg-address\.json|pg\.log|lock(\..*)?|.*\.new|.*\.pw)$/

export interface Manifest {
  madeAt: string
  /** Major version of PostgreSQL; another one cannot open the files. */
  postgres: string
}

/**
 * Copies a data directory (database, uploads, generated secrets) into the new folder `target`, also while the program
 * runs. Contains everything that was committed when it began, and possibly more. Throws PlainError if the folder exists or
 * there is no database.
 */
export async function backUp(dataDir: string, target: string): Promise<Manifest> {
  const dir = resolve(dataDir)
  const cluster = join(dir, 'pg')
  if (!existsSync(cluster)) throw new PlainError(`${dir} has no database: nothing to back up.`)
  if (existsSync(target)) throw new PlainError(`${target} exists: name a new folder.`)
  const draft = `${target}.partial`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const started = livePostmaster(cluster) ? undefined : await openEmbedded({ dataDir: dir })
  try {
    const admin = new pg.Client({ connectionString: await adminUrl(dir) })
    await admin.connect()
    await copyCluster(admin, cluster, join(draft, 'pg')).finally(() => admin.end())
    // After the database: whatever file its rows name is there by now.
    for (const name of await readdir(dir))
      if (!LEFT_OUT.test(name))
        await cp(join(dir, name), join(draft, name), { recursive: true, preserveTimestamps: true })
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    await started?.stop()
  }
  const manifest = { madeAt: new Date().toISOString(), postgres: await versionOf(join(draft, 'pg')) }
  await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest)}\n`, { mode: 0o600 })
  await rename(draft, target)
  return manifest
}

export const versionOf = async (cluster: string) => (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()

async function adminUrl(dataDir: string): Promise<string> {
  const address = readAddress(dataDir)
  if (!address) throw new PlainError(`${dataDir} does not say where its database listens: start the program once.`)
  const password = (await readFile(join(dataDir, 'pg-admin-password'), 'utf8')).trim()
  return urlFor(address, ADMIN, password, 'postgres')
}
