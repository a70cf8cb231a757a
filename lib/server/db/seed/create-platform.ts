import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { createDist } from '../../modules/core/tenancy/create-dist'
import { readHost } from '../../modules/office/sites/rules'
import { createAccountOnce } from '../../modules/people/identity/create-account-once'
import { createMember } from '../../modules/people/staff/create-member'
import type { Effects } from '../../runtime/context'
import { PlainError } from '../../runtime/plain-error'
import { NO_DIST, systemCtx } from '../../runtime/system-ctx'
import { createVault } from '../../runtime/vault'
import { openDatabase } from '../client'
import { dists } from '../schema/core/tenancy'
import { GAMES } from './goods/games/games'
import { seedGames } from './goods/seed-games'
import { seedDocuments } from './goods/seed-news'
import { demoServices } from './orders/demo-services'

export interface NewPlatform {
  /** Name of the platform and of its first site. */
  name: string
  /** Short code of the first site: lower-case letters, digits and hyphens. */
  code: string
  host: string
  /** Mobile of the owner, who logs in by SMS. */
  mobile: string
  /** Names or numbers of the games to begin with; [] for all that are known. */
  games: readonly string[]
}

/** What each answer must look like; the error names its flag. Throws PlainError. */
export function readPlatform(input: NewPlatform): NewPlatform {
  const host = readHost(input.host)
  const name = input.name.trim()
  if (!/^.{2,20}$/u.test(name)) throw new PlainError('--name: the name of the platform has 2 to 20 characters')
  if (!/^[a-z][a-z0-9-]{1,29}$/.test(input.code))
    throw new PlainError('--code: 2 to 30 lower-case letters, digits or hyphens, beginning with a letter')
  if (!host) throw new PlainError('--host: the host of the first site, e.g. www.example.com')
  if (!/^1[3-9]\d{9}$/.test(input.mobile)) throw new PlainError('--mobile: the mobile of the owner, 11 digits')
  for (const game of input.games)
    if (!gameOf(game)) throw new PlainError(`--games: ${game} is not among ${GAMES.map((one) => one.name).join(', ')}`)
  return { ...input, name, host }
}

const gameOf = (text: string) => GAMES.find(({ id, name }) => name === text || String(id) === text)

/**
 * Makes an empty database a platform: its first site on its host, the owner's account, games with their facts, areas and
 * rules, and the terms and safety pages as texts to be read and changed. In one transaction. Throws PlainError if the
 * database has sites.
 */
export async function createPlatform(
  databaseUrl: string,
  input: NewPlatform,
  { log, secret, now = new Date() }: { log: Logger; secret: string; now?: Date },
): Promise<void> {
  const { name, code, host, mobile, games } = readPlatform(input)
  const { db, pool } = openDatabase(databaseUrl, 1)
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${dists} in share row exclusive mode`)
      if ((await tx.$count(dists)) > 0)
        throw new PlainError('This database has sites already; further ones are created in the console')
      const ctx = systemCtx(demoServices({ db: tx, log, vault: createVault(secret), now: () => now }), NO_DIST)
      await createDist(tx, UNHEARD, { name, code, host })
      const userId = await createAccountOnce(ctx, tx, { phone: mobile })
      await createMember(tx, { userId, house: 'platform', distId: null, role: 'owner', createdAt: now })
      const chosen = games.length === 0 ? GAMES : GAMES.filter((game) => games.some((text) => gameOf(text) === game))
      await seedGames(tx, chosen)
      await seedDocuments(tx, now)
    })
  } finally {
    await pool.end()
  }
}

/** No other process serves this database yet. */
const UNHEARD: Effects = { purge: () => {}, age: () => {}, live: () => {} }
