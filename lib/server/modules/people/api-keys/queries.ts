import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { prepared } from '../../../db/prepared'
import { apiCalls, apiKeys } from '../../../db/schema/people/api-keys'
import type { Services, SessionUser, UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findKeyOwner } from '../identity/queries-key-owner'
import { presentApiCall, presentApiKey } from './present'
import { keyHashOf } from './rules'
import type { ApiKeyRow } from './types'

const CAP = 10_000

/** Lists the caller's keys in use on all sites, newest first. */
export async function listApiKeys(ctx: UserCtx) {
  const rows = await ctx.db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, ctx.user.userId), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.id))
  return { list: rows.map(presentApiKey) }
}

/** Lists calls made with the caller's keys, newest first. */
export async function listApiCalls(
  ctx: UserCtx,
  { keyId, failed, ...paging }: Paging & { keyId?: number; failed?: boolean },
) {
  const where = and(
    eq(apiCalls.userId, ctx.user.userId),
    keyId === undefined ? undefined : eq(apiCalls.keyId, keyId),
    failed ? gte(apiCalls.status, 400) : undefined,
  )
  const [found, keys] = await Promise.all([
    pageOf(
      ctx.db.select().from(apiCalls).where(where).orderBy(desc(apiCalls.id)),
      () => ctx.db.$count(apiCalls, where),
      paging,
      CAP,
    ),
    ctx.db.select({ id: apiKeys.id, name: apiKeys.name }).from(apiKeys).where(eq(apiKeys.userId, ctx.user.userId)),
  ])
  const names = new Map(keys.map(({ id, name }) => [id, name]))
  return presentPage(found, (row) => presentApiCall(row, names))
}

/**
 * Returns the key that a call presents and its owner; undefined if it is unknown, revoked, of another site or of a
 * closed account. The lookup is by hash, so its time says nothing about the key. Refuses ACCOUNT_FROZEN.
 */
export async function findApiKey(
  services: Pick<Services, 'db'>,
  { key, distId }: { key: string; distId: number },
): Promise<{ key: ApiKeyRow; user: SessionUser } | undefined> {
  const [row] = await readKey(services.db, { keyHash: keyHashOf(key) })
  if (!row || row.revokedAt || row.distId !== distId) return undefined
  const owner = await findKeyOwner(services.db, row.userId)
  if (!owner) return undefined
  if (owner.isFrozen) throw refuse('ACCOUNT_FROZEN')
  const { nickName, authStatus, limits } = owner
  return { key: row, user: { sessionId: `key ${row.id}`, userId: row.userId, nickName, authStatus, limits } }
}

const readKey = prepared(['keyHash'], (db, { keyHash }) =>
  db.select().from(apiKeys).where(eq(apiKeys.keyHash, keyHash)),
)
