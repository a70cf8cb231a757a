import { restore } from '@/lib/embedded/backup/restore'
import { step } from '@/lib/server/main/progress'
import { readEnv } from '@/lib/server/runtime/env'
import { PlainError } from '@/lib/server/runtime/plain-error'
import { runScript } from './run-script'

/** `npm run restore -- folder`: fills the empty DATA_DIR from a backup. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const [folder] = process.argv.slice(2)
  if (!folder) throw new PlainError('npm run restore -- <folder of a backup>')
  if (env.DATABASE_URL)
    throw new PlainError('DATABASE_URL names a database of your own: docs/deploy/backup.md says how to restore it.')
  const { madeAt } = await step(`Restoring ${env.DATA_DIR}`, () => restore(folder, env.DATA_DIR))
  process.stdout.write(`${env.DATA_DIR} is as of ${madeAt}. Check it: npm run audit\n`)
}

runScript(main)
