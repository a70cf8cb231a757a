import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { keepOnce } from '../runtime/secrets'
import { openBinaries } from './embedded-binaries'
import { type Cluster, openCluster } from './embedded-cluster'
import { takeLock } from './embedded-lock'

interface EmbeddedDatabase {
  /** For `pg`; role `storefront` owns the database of that name and is no superuser. */
  url: string
  /** Process id of the server. */
  pid: number
  /** True when a server left over from a killed program was taken on instead of starting one. */
  adopted: boolean
  stop(): Promise<void>
}

interface EmbeddedOptions {
  dataDir: string
  /** Told before each step that may take longer than a moment. */
  onStep?: (step: 'create' | 'start') => void
}

/**
 * The program's own Postgres under `dataDir/pg`. Throws PlainError when another process has the directory, or the server cannot run.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir)
  const lock = takeLock(dataDir)
  try {
    const password = (name: string) => keepOnce(dataDir, name, () => randomBytes(24).toString('base64url'))
    const cluster: Cluster = await openCluster({
      dataDir,
      dir: join(dataDir, 'pg'),
      binaries: openBinaries(),
      onStep: options.onStep,
      superPassword: password('pg-admin-password'),
      appPassword: password('pg-password'),
    })
    return {
      url: cluster.url,
      pid: cluster.pid,
      adopted: cluster.adopted,
      stop: () => cluster.stop().finally(() => lock.release()),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
