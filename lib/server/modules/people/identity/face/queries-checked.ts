import type { UserId } from '@/lib/shared/ids'
import { cachedFor } from '../../../../db/cached-for'
import type { Ctx } from '../../../../runtime/context'
import { findFaceChecked } from './queries'

/** Every list needs them, and checks are rare: read once in ten minutes per process and site. */
const cached = cachedFor<ReadonlySet<UserId>>(600_000)

/** Returns the members whose face check counts for listings. */
export const faceChecked = (ctx: Ctx): Promise<ReadonlySet<UserId>> =>
  cached(ctx.db, String(ctx.dist.distId), async () => new Set(await findFaceChecked(ctx)))
