import { rmSync } from 'node:fs'
import { demoData } from '../../tests/support/demo-data'
import { startProgram } from '../../tests/support/program'
import { writeRules } from './write-rules'

/**
 * Starts one server for all specs; `./program.ts` contains its address. With E2E_ORIGIN and E2E_DATA_DIR set, a server
 * that is already running is used, which saves startup time while writing a spec.
 */
export default async function globalSetup(): Promise<undefined | (() => Promise<void>)> {
  if (process.env.E2E_ORIGIN && process.env.E2E_DATA_DIR) return
  const dataDir = await demoData('e2e')
  await writeRules(dataDir)
  const program = await startProgram({ dataDir, env: { TRUSTED_PROXIES: '127.0.0.1' } })
  process.env.E2E_ORIGIN = program.origin
  process.env.E2E_DATA_DIR = dataDir
  return async () => {
    const code = await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
    if (code !== 0) throw new Error(`the program ended with ${code}:\n${program.output()}`)
  }
}
