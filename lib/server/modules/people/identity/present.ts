import type { OwnSession, UserProfile } from '@/lib/contract/entities/user'
import type { UserId } from '@/lib/shared/ids'
import { fenToYuan } from '@/lib/shared/money/money'
import { LOGIN_WAY_NAMES } from '@/lib/shared/people/login-ways'
import { avatarUrl } from '@/lib/shared/pictures/art-url'
import { deviceName } from '@/lib/shared/text/device-name'
import { maskIp, maskName, maskPhone } from '@/lib/shared/text/mask'
import { formatDate, formatDateTime } from '@/lib/shared/time'
import type { sessions, users } from '../../../db/schema/people/identity'
import { limitsOf, namesOf } from '../limits/rules'
import type { RestrictionRow } from '../limits/types'
import type { LoginAnswer, OpenedSession } from './types'

export type UserRow = typeof users.$inferSelect

export const presentActor = (user: { id: UserId; nickName: string; avatar: string }): string =>
  avatarUrl({ userId: user.id, actor: user.avatar && `/media/${user.avatar}` })

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

/** The session id is not secret: it grants no access on its own. */
export const presentSession = (
  row: typeof sessions.$inferSelect,
  { place, isThis }: { place: string; isThis: boolean },
): OwnSession => ({
  sessionId: row.id,
  device: deviceName(row.userAgent),
  place,
  ip: maskIp(row.ip),
  way: row.way ? LOGIN_WAY_NAMES[row.way] : '',
  createTime: formatDateTime(row.createdAt),
  usedTime: formatDateTime(row.usedAt),
  isThis,
})

interface ProfileFigures {
  coin: bigint
  frozen: bigint
  sellGoodsNum: number
  tradeTotal: bigint
  realName: string
  /** Null: now. */
  nickNameFrom: Date | null
  /** In force, of all accounts of the person. */
  restrictions: readonly RestrictionRow[]
  payoutLockHours: number
  payees: Pick<UserProfile, 'aliAccount' | 'wxAccount' | 'bankAccount'>
}

/** Returns the caller's own profile; phone and real name are masked even for their owner. */
export const presentProfile = (user: UserRow, figures: ProfileFigures): UserProfile => ({
  userId: user.id,
  nickName: user.nickName,
  nickNameFrom: figures.nickNameFrom ? formatDate(figures.nickNameFrom) : '',
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
  ...figures.payees,
  isQuickShop: Number(user.isQuickShop),
  isBooster: Number(user.isBooster),
  isPartner: Number(user.isPartner),
  codeWord: user.codeWord,
  restricted: namesOf(limitsOf(figures.restrictions)),
  restrictions: figures.restrictions.filter(({ userId }) => userId === user.id).length,
  payoutLockHours: figures.payoutLockHours,
  tradeTotal: fenToYuan(figures.tradeTotal),
  createTime: formatDate(user.createdAt),
  team: null,
})

/** What a member of a team sees of the owner: neither person nor money. */
export const presentTeamProfile = (profile: UserProfile, team: NonNullable<UserProfile['team']>): UserProfile => ({
  ...profile,
  ...HIDDEN,
  team,
})
const HIDDEN = {
  phone: '',
  coin: '0.00',
  frozen: '0.00',
  realName: '',
  email: '',
  aliAccount: '',
  wxAccount: '',
  bankAccount: '',
  codeWord: '',
  tradeTotal: '0.00',
} as const satisfies Partial<UserProfile>
