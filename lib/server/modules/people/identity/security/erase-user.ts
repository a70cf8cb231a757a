import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import {
  accountFreezes,
  faceChecks,
  loginRecords,
  phoneRequests,
  sessions,
  siteTickets,
  thirdParties,
  userDevices,
  users,
  wechatFollowers,
  wechatScenes,
} from '../../../../db/schema/people/identity'

/**
 * Erases everything that identifies the owner of an account; its id is kept for orders and the ledger. The phone can
 * register again.
 */
export async function eraseUser(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .update(users)
    .set({
      phone: null,
      passwordHash: null,
      payPasswordHash: null,
      realName: null,
      idCard: null,
      idCardHash: null,
      nickName: '已注销用户',
      avatar: '',
      email: '',
      codeWord: '',
      authStatus: 0 as const,
      isBooster: false,
      isQuickShop: false,
    })
    .where(eq(users.id, userId))
  for (const table of [
    sessions,
    siteTickets,
    userDevices,
    loginRecords,
    thirdParties,
    wechatFollowers,
    wechatScenes,
    phoneRequests,
    faceChecks,
  ])
    await tx.delete(table).where(eq(table.userId, userId))
  await tx.update(accountFreezes).set({ ip: '' }).where(eq(accountFreezes.userId, userId))
}
