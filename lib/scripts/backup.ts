import { backUp } from '@/lib/embedded/backup/back-up'
import { step } from '@/lib/server/main/progress'
import { readEnv } from '@/lib/server/runtime/env'
import { PlainError } from '@/lib/server/runtime/plain-error'
import { runScript } from './run-script'

/** `npm run backup -- folder`: copies the built-in database, uploads and secrets, also while the program runs. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const [folder] = process.argv.slice(2)
  if (!folder) throw new PlainError('npm run backup -- <new folder>')
  if (env.DATABASE_URL)
    throw new PlainError('DATABASE_URL names a database of your own: docs/deploy/backup.md says how to back it up.')
  await step(`Copying ${env.DATA_DIR}`, () => backUp(env.DATA_DIR, folder))
  process.stdout.write(
    `${folder} is complete.${env.APP_SECRET ? ' APP_SECRET is not in it: keep that too, or nothing encrypted can be read.' : ''}\n`,
  )
}

runScript(main)
