import type { UserProfile } from '@/lib/contract/entities/user'
import { avatarUrl } from '@/lib/shared/cover-url'
import { maskName, maskPhone } from '@/lib/shared/mask'
import { fenToYuan } from '@/lib/shared/money'
import { formatDate } from '@/lib/shared/time'
import type { users } from '../../db/schema/identity'
import type { LoginAnswer, OpenedSession } from './types'

export type UserRow = typeof users.$inferSelect

export const presentActor = (user: { id: number; nickName: string; avatar: string }): string =>
  avatarUrl({ userId: user.id, nickName: user.nickName, actor: user.avatar && `/media/${user.avatar}` })

export const presentLogin = (user: UserRow, session: OpenedSession): LoginAnswer => ({
  session,
  user: {
    userId: user.id,
    nickName: user.nickName,
    actor: presentActor(user),
    isPartner: Number(user.isPartner),
    username: maskPhone(user.phone ?? ''),
  },
})

interface ProfileFigures {
  coin: bigint
  frozen: bigint
  sellGoodsNum: number
  tradeTotal: bigint
  realName: string
}

/** Own profile; phone and real name stay masked even for their owner. */
export const presentProfile = (user: UserRow, figures: ProfileFigures): UserProfile => ({
  userId: user.id,
  nickName: user.nickName,
  actor: presentActor(user),
  phone: maskPhone(user.phone ?? ''),
  coin: fenToYuan(figures.coin),
  frozen: fenToYuan(figures.frozen),
  sellGoodsNum: figures.sellGoodsNum,
  authStatus: user.authStatus,
  realName: maskName(figures.realName),
  isHadPhone: Boolean(user.phone),
  isHadPassWord: Boolean(user.passwordHash),
  isPayPassWord: Boolean(user.payPasswordHash),
  isHadEmail: Boolean(user.email),
  email: user.email,
  aliAccount: user.aliAccount,
  wxAccount: user.wxAccount,
  bankAccount: user.bankAccount,
  isQuickShop: Number(user.isQuickShop),
  isBooster: Number(user.isBooster),
  isPartner: Number(user.isPartner),
  codeWord: user.codeWord,
  tradeTotal: fenToYuan(figures.tradeTotal),
  createTime: formatDate(user.createdAt),
})
