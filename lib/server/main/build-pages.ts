import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../renderers/open-next'
import { PlainError } from '../runtime/plain-error'
import { hintScripts } from './hint-scripts'
import { step } from './progress'
import { sourceHash } from './source-hash'

const BUILD = join(ROOT, '.next')
const STAMP = join(BUILD, 'source-hash')

/** True if .next was built from exactly these sources and this lockfile. */
const isBuilt = (hash = sourceHash(ROOT)): boolean =>
  existsSync(join(BUILD, 'BUILD_ID')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash

/** Builds the pages if there is no build or it is stale. Throws PlainError with the compiler's output. */
export async function buildPages(): Promise<void> {
  const hash = sourceHash(ROOT)
  if (isBuilt(hash)) return
  rmSync(STAMP, { force: true })
  await step('Building the pages', runNextBuild)
  hintScripts(BUILD)
  writeFileSync(STAMP, hash)
}

function runNextBuild(): Promise<void> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const stop = () => {
    child.kill()
  }
  process.once('exit', stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.removeListener('exit', stop)
      if (code === 0) resolve()
      else
        reject(
          new PlainError(
            `The pages do not build:\n${Buffer.concat(output).toString().trim().split('\n').slice(-40).join('\n')}`,
          ),
        )
    })
  })
}
