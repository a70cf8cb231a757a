import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { DatabaseAccess } from '@/lib/server/db/roles'
import type { Log } from '@/lib/server/runtime/log'
import { keepOnce } from '@/lib/server/runtime/secrets'
import { openBinaries } from './binaries'
import { openCluster } from './cluster'
import { takeLock } from './lock'
import { ADMIN, APP, OWNER } from './roles'
import { superviseServer } from './supervisor'

/** For `pg`. Neither role is a superuser. */
interface EmbeddedDatabase extends DatabaseAccess {
  /** Process id of the server as it was opened. */
  pid: number
  /** True when a server left over from a killed program was taken on instead of starting one. */
  adopted: boolean
  stop(): Promise<void>
}

interface EmbeddedOptions {
  dataDir: string
  /** False: whatever ends the server may end its data too. For data that nobody keeps. */
  isDurable?: boolean
  /** Told when the server was lost, and when it is back. */
  log?: Log
}

/**
 * The program's own Postgres under `dataDir/pg`, kept running till it is stopped. Throws PlainError when another process has
 * the directory, or the server cannot run.
 */
export async function openEmbedded({ log, isDurable, ...options }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir)
  const dir = join(dataDir, 'pg')
  const lock = takeLock(dataDir)
  try {
    const password = (name: string) => keepOnce(dataDir, name, () => randomBytes(24).toString('base64url'))
    const { url, ownerUrl, pid, adopted, ...cluster } = await openCluster({
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
      pid,
      adopted,
      async stop() {
        await supervisor.stop()
        // Who has the directory now may have taken on this server.
        if (lock.isHeld()) await cluster.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
