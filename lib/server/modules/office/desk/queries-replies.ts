import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { DESK_REPLIES, type DeskReply } from '@/lib/shared/staff/desk'
import { may } from '@/lib/shared/staff/staff'
import type { Db, Tx } from '../../../db/client'
import { deskReplies } from '../../../db/schema/office/desk'
import type { StaffCtx } from '../../../runtime/context'
import { repliesOf } from './rules'

/** Null if none were ever saved there. */
export async function findReplies(
  db: Db | Tx,
  { distId, userId }: { distId: number; userId: UserId },
): Promise<DeskReply[] | null> {
  const [row] = await db
    .select({ list: deskReplies.list })
    .from(deskReplies)
    .where(and(eq(deskReplies.distId, distId), eq(deskReplies.userId, userId)))
  return row?.list ?? null
}

/** Returns all canned replies of the caller's house: the default ones, its own and those of its members. */
export async function listAllReplies({ db, staff }: Pick<StaffCtx, 'db' | 'staff'>): Promise<DeskReply[]> {
  const isOfHouse = eq(deskReplies.distId, staff.distId ?? 0)
  const rows = await db.select({ list: deskReplies.list }).from(deskReplies).where(isOfHouse)
  return [...DESK_REPLIES, ...rows.flatMap(({ list }) => list)]
}

/** Returns the reply templates of the platform or distributor and of the caller. */
export async function loadReplies(ctx: StaffCtx) {
  const { own, house } = repliesOf(ctx)
  const [ofHouse, ofOwn] = await Promise.all([findReplies(ctx.db, house), findReplies(ctx.db, own)])
  return { house: ofHouse ?? [...DESK_REPLIES], own: ofOwn ?? [], mayHouse: may(ctx.staff, 'staff.write') }
}
