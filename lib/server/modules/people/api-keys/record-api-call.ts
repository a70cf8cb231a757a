import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { apiCalls, apiKeys } from '../../../db/schema/people/api-keys'
import type { Services } from '../../../runtime/context'
import type { ApiCallRow, ApiKeyRow } from './types'

/** Interval for writing the time of last use, so that not every call updates the key. */
const USED_MS = 60_000

type Call = Pick<ApiCallRow, 'method' | 'path' | 'status' | 'error' | 'ms' | 'requestId'>

/** Appends a call to the log of its key, and notes when the key was last used. */
export async function recordApiCall({ db, now }: Pick<Services, 'db' | 'now'>, key: ApiKeyRow, call: Call) {
  const at = now()
  const { method, path, status, error, ms, requestId } = call
  await db
    .insert(apiCalls)
    .values({ userId: key.userId, keyId: key.id, method, path, status, error, ms, requestId, createdAt: at })
  if (key.usedAt && at.getTime() - key.usedAt.getTime() < USED_MS) return
  await db
    .update(apiKeys)
    .set({ usedAt: at })
    .where(and(eq(apiKeys.id, key.id), or(isNull(apiKeys.usedAt), lt(apiKeys.usedAt, at))))
}
