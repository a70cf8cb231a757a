import { openDatabase } from '@/lib/server/db/client'
import { assertCurrent } from '@/lib/server/db/migrate'
import { openDatabaseServer } from '@/lib/server/main/database'
import { createFirstOwner } from '@/lib/server/modules/people/staff/create-first-owner'
import { readEnv } from '@/lib/server/runtime/env'
import { PlainError } from '@/lib/server/runtime/plain-error'
import { ROLE_NAMES, type Role } from '@/lib/shared/staff/staff'
import { runScript } from './run-script'

const USAGE = `npm run staff -- add <mobile> <${ROLE_NAMES.join('|')}> [--dist <number>]`

/**
 * `npm run staff -- add 13800000004 owner`: makes a registered account a staff member of the platform or of a
 * distributor.
 */
async function main(): Promise<void> {
  const [what, mobile = '', role = '', option, number] = process.argv.slice(2)
  const isKnown = (ROLE_NAMES as readonly string[]).includes(role)
  const distId = option === '--dist' ? Number(number) : null
  const isOdd = option !== undefined && !(option === '--dist' && Number.isInteger(distId) && Number(distId) > 0)
  if (what !== 'add' || !isKnown || isOdd) throw new PlainError(USAGE)
  const database = await openDatabaseServer(readEnv(process.env))
  try {
    await assertCurrent(database)
    const { db, pool } = openDatabase(database.directUrl ?? database.url, 1)
    await createFirstOwner(db, { mobile, role: role as Role, distId }).finally(() => pool.end())
    process.stdout.write(`${mobile} is ${role} of ${distId === null ? 'the platform' : `distributor ${distId}`} now\n`)
  } finally {
    await database.stop()
  }
}

runScript(main)
