import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
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

/** A member's own keys, without those that the member made as staff. */
export const ofSeller = (userId: UserId) => and(eq(apiKeys.userId, userId), eq(apiKeys.ownerKind, 'seller'))

/** Lists the caller's keys in use on all sites, newest first, and whether test keys can be created. */
export async function listApiKeys(ctx: UserCtx) {
  const rows = await ctx.db
    .select()
    .from(apiKeys)
    .where(and(ofSeller(ctx.user.userId), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.id))
  return { list: rows.map(presentApiKey), hasTestMode: ctx.testMode !== null }
}

const { id, name, mode, userId } = apiKeys
/** What the log says of a key. */
export const NAMED = { id, name, mode, userId }
type NamedKey = Pick<ApiKeyRow, keyof typeof NAMED>

interface CallFilter extends Paging {
  keyId?: number
  failed?: boolean
}

/** Lists calls made with the caller's keys, newest first. */
export async function listApiCalls(ctx: UserCtx, filter: CallFilter) {
  return callsOf(ctx, await ctx.db.select(NAMED).from(apiKeys).where(ofSeller(ctx.user.userId)), filter)
}

/** Lists calls made with these keys, newest first. */
export async function callsOf(ctx: UserCtx, keys: readonly NamedKey[], { keyId, failed, ...paging }: CallFilter) {
  const ids = keys.map(({ id }) => id).filter((id) => keyId === undefined || id === keyId)
  // the index is by owner
  const owners = [...new Set(keys.map(({ userId }) => userId))]
  const where = and(
    inArray(apiCalls.userId, owners),
    inArray(apiCalls.keyId, ids),
    failed ? gte(apiCalls.status, 400) : undefined,
  )
  const found = await pageOf(
    ctx.db.select().from(apiCalls).where(where).orderBy(desc(apiCalls.id)),
    () => ctx.db.$count(apiCalls, where),
    paging,
    CAP,
  )
  const byId = new Map(keys.map((key) => [key.id, key]))
  return presentPage(found, (row) => presentApiCall(row, byId))
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
