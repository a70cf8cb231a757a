import { asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DeskTag } from '@/lib/contract/entities/desk'
import type { OrderSn } from '@/lib/shared/ids'
import { may } from '@/lib/shared/staff/staff'
import { deskTags, orderTags } from '../../../db/schema/office/desk'
import type { Ctx, StaffCtx } from '../../../runtime/context'
import { countDeskOrders } from '../../orders/trading/staff/queries-desk'
import { presentTag } from './present'

/** A condition: the order of a column has this tag. */
export const isTagged =
  (tagId: number) =>
  (orderSn: SQLWrapper): SQL =>
    sql`exists (select 1 from ${orderTags} where ${orderTags.tagId} = ${tagId} and ${orderTags.orderSn} = ${orderSn})`

/** Returns all tags with the number of orders of this host that have each. */
export async function listTags(ctx: StaffCtx) {
  const tags = await ctx.db.select().from(deskTags).orderBy(asc(deskTags.id))
  const list = await Promise.all(
    tags.map(async (tag) => ({ ...presentTag(tag), orders: await countDeskOrders(ctx, isTagged(tag.id)) })),
  )
  return { list, mayEdit: may(ctx.staff, 'tags.write') }
}

/** Returns the tags of each order. */
export async function tagsOf({ db }: Pick<Ctx, 'db'>, orderSns: readonly OrderSn[]): Promise<Map<string, DeskTag[]>> {
  if (orderSns.length === 0) return new Map()
  const rows = await db
    .select({ orderSn: orderTags.orderSn, id: deskTags.id, name: deskTags.name })
    .from(orderTags)
    .innerJoin(deskTags, eq(deskTags.id, orderTags.tagId))
    .where(inArray(orderTags.orderSn, [...orderSns]))
    .orderBy(asc(deskTags.id))
  const tags = new Map<string, DeskTag[]>()
  for (const { orderSn, ...tag } of rows) tags.set(orderSn, [...(tags.get(orderSn) ?? []), presentTag(tag)])
  return tags
}
