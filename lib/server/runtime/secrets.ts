import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Text kept in a file only its owner reads. Made once; of two processes that make it together, both get the first one's. */
export function keepOnce(dir: string, name: string, make: () => string): string {
  const path = join(dir, name)
  const known = readIfThere(path)
  if (known) return known
  mkdirSync(dir, { recursive: true, mode: 0o711 })
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, make(), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8').trim()
}

/** APP_SECRET, or one made once under DATA_DIR. Production never gets here without its own (see env.ts). */
export function masterSecret(env: { APP_SECRET: string; DATA_DIR: string }): string {
  return env.APP_SECRET || keepOnce(env.DATA_DIR, 'secret', () => randomBytes(48).toString('base64url'))
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}
