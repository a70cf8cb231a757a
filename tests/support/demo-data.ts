import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sourceHash } from '@/lib/server/main/source-hash'
import { inTurn } from './in-turn'
import { startProgram } from './program'

/** Sources that affect the demo data. */
const SOURCES = ['lib/server/db', 'lib/server/modules', 'lib/shared', 'lib/art', 'package-lock.json']
const DATA_DIR = resolve('test-results', 'demo-data')

/**
 * Returns a data directory as after a first start, including demo data. It is created once, by the real server, and
 * copied for each caller; the pages are built.
 */
export async function demoData(name: string): Promise<string> {
  const made = join(DATA_DIR, sourceHash(process.cwd(), SOURCES).slice(0, 16))
  await inTurn(made, () => make(made))
  const dataDir = mkdtempSync(join(tmpdir(), `${name}-`))
  // Preserve owners too: if started by root, the database server runs as another user.
  execFileSync('cp', ['-a', `${made}/.`, dataDir])
  return dataDir
}

async function make(made: string): Promise<void> {
  if (existsSync(made)) return
  const dataDir = `${made}.new`
  rmSync(dataDir, { recursive: true, force: true })
  const program = await startProgram({ dataDir })
  const code = await program.stop()
  if (code !== 0) throw new Error(`the program ended with ${code}:\n${program.output()}`)
  renameSync(dataDir, made)
}
