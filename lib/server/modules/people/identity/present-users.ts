import { deviceName } from '@/lib/shared/text/device-name'
import { maskName, maskPhone } from '@/lib/shared/text/mask'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import type { accountFreezes, sessions } from '../../../db/schema/identity'
import type { UserRow } from './present'
import type { AccountState } from './types'

const CHANGES = { password: '登录密码', payPassword: '支付密码', phone: '绑定手机', thaw: '解冻' } as const

const stateOf = ({ banned, closedAt, frozenAt }: UserRow): AccountState =>
  closedAt ? 'closed' : banned ? 'banned' : frozenAt ? 'frozen' : 'normal'
const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1***$2')
const maskCard = (idCard: string): string => idCard.replace(/^(.{3}).+(.{2})$/, '$1*************$2')

export const presentShownUser = (user: UserRow) => ({
  userId: user.id,
  nickName: user.nickName,
  phone: maskPhone(user.phone ?? ''),
  state: stateOf(user),
  isVerified: user.authStatus === 2,
  distId: user.registeredDistId,
  createTime: formatDateTime(user.createdAt),
})

interface Known {
  realName: string
  idCard: string
  accounts: number
  sessions: { session: typeof sessions.$inferSelect; place: string }[]
  freezes: (typeof accountFreezes.$inferSelect)[]
}

export const presentUserFile = (user: UserRow, known: Known) => ({
  ...presentShownUser(user),
  realName: maskName(known.realName),
  idCard: maskCard(known.idCard),
  email: maskEmail(user.email),
  accounts: known.accounts,
  guardChange:
    user.guardChange && user.guardChangedAt
      ? `${CHANGES[user.guardChange]} ${formatDateTime(user.guardChangedAt)}`
      : '',
  sessions: known.sessions.map(({ session, place }) => ({
    device: deviceName(session.userAgent),
    place,
    usedTime: formatDateTime(session.usedAt),
    distId: session.distId,
  })),
  freezes: known.freezes.map(({ createdAt, thawedAt, thawReason }) => ({
    createTime: formatDateTime(createdAt),
    thawedTime: timeOrNull(thawedAt),
    reason: thawReason,
  })),
})
