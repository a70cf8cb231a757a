import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { migrate } from '@/lib/server/db/migrate'
import { createPlatform, type NewPlatform, readPlatform } from '@/lib/server/db/seed/create-platform'
import { openDatabaseServer } from '@/lib/server/main/database'
import { step } from '@/lib/server/main/progress'
import { readEnv } from '@/lib/server/runtime/env'
import { createLog } from '@/lib/server/runtime/log'
import { PlainError } from '@/lib/server/runtime/plain-error'
import { masterSecret } from '@/lib/server/runtime/secrets'
import { runScript } from './run-script'

const QUESTIONS: readonly [flag: Exclude<keyof NewPlatform, 'games'>, question: string][] = [
  ['name', 'Name of the platform (2 to 20 characters): '],
  ['code', 'Short code of the first site, e.g. main: '],
  ['host', 'Host of the first site, e.g. www.example.com: '],
  ['mobile', 'Mobile of the owner, who logs in by SMS: '],
]
const USAGE = `npm run setup -- ${QUESTIONS.map(([flag]) => `--${flag} …`).join(' ')} [--games 107,177]
Without flags, on a terminal, it asks.`

/**
 * `npm run setup`: makes an empty database a platform with its first site, owner, games and terms. Answers that flags do
 * not give are asked for on a terminal.
 */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const platform = readPlatform(await readAnswers())
  const database = await openDatabaseServer(env)
  try {
    await step('Updating the tables', () => migrate(database))
    const options = { log: createLog(env.LOG_LEVEL), secret: masterSecret(env) }
    await step('Creating the platform', () => createPlatform(database.ownerUrl, platform, options))
  } finally {
    await database.stop()
  }
  process.stdout.write(`
${platform.name} is ready. Next:
  1. npm run doctor      tries every setting
  2. npm start           then open the site on ${platform.host}
  3. Log in by SMS as ${platform.mobile}, open /console and set up the authenticator
  4. Read and change the terms and the pages about you: console, 公告与资讯
  5. Upload logo and colours: console, 品牌与站点
`)
}

async function readAnswers(): Promise<NewPlatform> {
  const { values } = parseFlags()
  const games = (values.games ?? '').split(/[,，]/).flatMap((game) => game.trim() || [])
  const answers = { name: '', code: '', host: '', mobile: '', games }
  const missing = QUESTIONS.filter(([flag]) => values[flag] === undefined)
  for (const [flag] of QUESTIONS) answers[flag] = values[flag] ?? ''
  if (missing.length === 0) return answers
  if (!process.stdin.isTTY) throw new PlainError(USAGE)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    for (const [flag, question] of missing) answers[flag] = (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
  return answers
}

function parseFlags() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ options: { name: text, code: text, host: text, mobile: text, games: text } })
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n${USAGE}`)
  }
}

runScript(main)
