import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { uploads } from '../../db/schema/media'
import type { UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'

/** Keys of pictures this user stored; anybody else's are refused. */
export async function assertOwnImages(ctx: UserCtx, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const rows = await ctx.db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.userId, ctx.user.userId), isNotNull(uploads.key), inArray(uploads.key, keys)))
  if (new Set(rows.map((r) => r.key)).size !== new Set(keys).size)
    throw refuse('INVALID_INPUT', '图片已失效，请重新上传')
}
