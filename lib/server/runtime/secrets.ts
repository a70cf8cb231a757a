import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Text stored in a file that only its owner can read. Created once; if two processes create it at the same time, both
 * get the first one's text.
 */
export function storeOnce(dir: string, name: string, make: () => string): string {
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

/** APP_SECRET, or a secret created once under DATA_DIR. Production always has its own (see env.ts). */
export function masterSecret(env: { APP_SECRET: string; DATA_DIR: string }): string {
  return env.APP_SECRET || storeOnce(env.DATA_DIR, 'secret', () => randomBytes(48).toString('base64url'))
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}
