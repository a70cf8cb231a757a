import { rmSync } from 'node:fs'
import { demoData } from '../../tests/support/demo-data'
import { startProgram } from '../../tests/support/program'

/** One program for all specs, as a person would start it; its address travels in E2E_ORIGIN. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await demoData('e2e')
  const program = await startProgram({ dataDir, env: { TRUSTED_PROXIES: '127.0.0.1' } })
  process.env.E2E_ORIGIN = program.origin
  return async () => {
    const code = await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
    if (code !== 0) throw new Error(`the program ended with ${code}:\n${program.output()}`)
  }
}
