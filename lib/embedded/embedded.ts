import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { DatabaseAccess } from '@/lib/server/db/roles'
import type { Log } from '@/lib/server/runtime/log'
import { storeOnce } from '@/lib/server/runtime/secrets'
import { openBinaries } from './binaries'
import { openCluster } from './cluster'
import { acquireLock } from './lock'
import { ADMIN, APP, OWNER } from './roles'
import { superviseServer } from './supervisor'

/** Connection URLs for `pg`. Neither role is a superuser. */
interface EmbeddedDatabase extends DatabaseAccess {
  /** The database of test mode, on the same server. */
  test: DatabaseAccess
  /** Process id of the server at the time it was opened. */
  pid: number
  /** True if a server left over from a killed program was reused instead of starting one. */
  adopted: boolean
  stop(): Promise<void>
}

interface EmbeddedOptions {
  dataDir: string
  /** False: a crash of the server may lose its data. For disposable data. */
  isDurable?: boolean
  /** Notified when the server is lost and when it is back. */
  log?: Log
}

/**
 * Starts the program's own Postgres under `dataDir/pg` and keeps it running until it is stopped. Throws PlainError when
 * another process holds the directory, or the server cannot run.
 */
export async function openEmbedded({ log, isDurable, ...options }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir)
  const dir = join(dataDir, 'pg')
  const lock = acquireLock(dataDir)
  try {
    const password = (name: string) => storeOnce(dataDir, name, () => randomBytes(24).toString('base64url'))
    const { url, ownerUrl, test, pid, adopted, ...cluster } = await openCluster({
      dataDir,
      dir,
      binaries: openBinaries(),
      isDurable,
      passwords: {
        [ADMIN]: password('pg-admin-password'),
        [OWNER]: password('pg-password'),
        [APP]: password('pg-app-password'),
      },
    })
    const supervisor = superviseServer({ dir, isOurs: lock.isHeld, revive: cluster.revive, log })
    return {
      url,
      ownerUrl,
      test,
      pid,
      adopted,
      async stop() {
        await supervisor.stop()
        // The process that holds the directory now may have reused this server.
        if (lock.isHeld()) await cluster.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
