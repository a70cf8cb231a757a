import { and, eq, inArray } from 'drizzle-orm'
import { looksLike, looksLikeSite, staffWordError } from '@/lib/shared/text/public-name'
import { staffContacts } from '../../../db/schema/office/trust'
import type { Ctx } from '../../../runtime/context'
import { findUsers } from '../../people/identity/queries'
import { findServiceIds, findStaffIds } from '../../people/staff/queries-service'

export interface PublicName {
  name: string
  field: 'nickName' | 'name'
}

/**
 * Returns why a member or shop cannot have this name: it could be mistaken for staff, or for this site. Staff may have
 * a staff nickname.
 */
export async function findNameError(ctx: Ctx, { name, field }: PublicName): Promise<string | undefined> {
  const isNickname = field === 'nickName'
  if (isNickname && ctx.user && (await findStaffIds(ctx.db, [ctx.user.userId])).length > 0) return undefined
  const what = isNickname ? '昵称' : '店名'
  const { websiteName } = ctx.dist.conf.distBaseConf
  const error = staffWordError(name, what)
  if (error) return error
  if (websiteName && looksLike(name, websiteName)) return `${what}不能含有“${websiteName}”`
  if (looksLikeSite(name, websiteName)) return `${what}与本站名称相近，请换一个`
  const names = await loadStaffNames(ctx)
  return names.some((one) => looksLike(name, one)) ? `${what}与本站客服的名字相近，请换一个` : undefined
}

/** Returns names of genuine contacts and of staff who serve this site's customers. */
async function loadStaffNames(ctx: Ctx): Promise<string[]> {
  const isGenuine = and(inArray(staffContacts.distId, [0, ctx.dist.distId]), eq(staffContacts.active, true))
  const [contacts, members] = await Promise.all([
    ctx.db.selectDistinct({ name: staffContacts.name }).from(staffContacts).where(isGenuine),
    findServiceIds(ctx.db, ctx.dist.distId).then((ids) => findUsers(ctx, ids)),
  ])
  return [...contacts.map(({ name }) => name), ...[...members.values()].map(({ nickName }) => nickName)]
}
