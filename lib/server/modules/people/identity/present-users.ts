import { kindsText, type RestrictionKind } from '@/lib/shared/people/restrictions'
import { writeCsv } from '@/lib/shared/text/csv'
import { deviceName } from '@/lib/shared/text/device-name'
import { maskIdCard, maskName, maskPhone } from '@/lib/shared/text/mask'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import type { accountFreezes, sessions } from '../../../db/schema/people/identity'
import type { UserRow } from './present'
import type { AccountState } from './types'

const CHANGES = { password: '登录密码', payPassword: '支付密码', phone: '绑定手机', thaw: '解冻' } as const

const stateOf = ({ closedAt, frozenAt }: UserRow): AccountState =>
  closedAt ? 'closed' : frozenAt ? 'frozen' : 'normal'
const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1***$2')

export const presentShownUser = (user: UserRow, restricted: readonly RestrictionKind[] = []) => ({
  userId: user.id,
  nickName: user.nickName,
  phone: maskPhone(user.phone ?? ''),
  state: stateOf(user),
  restricted: [...restricted],
  isVerified: user.authStatus === 2,
  distId: user.registeredDistId,
  createTime: formatDateTime(user.createdAt),
})

const STATE_NAMES: Readonly<Record<AccountState, string>> = {
  normal: '正常',
  frozen: '本人冻结',
  closed: '已注销',
}

export const presentUsersFile = (
  list: readonly ReturnType<typeof presentShownUser>[],
  { siteOf, more }: { siteOf: (distId: number) => string; more: boolean },
) => ({
  rows: list.length,
  more,
  csv: writeCsv([
    ['用户ID', '昵称', '手机号', '状态', '限制', '实名', '注册站点', '注册时间'],
    ...list.map((row) => [
      ...[
        String(row.userId),
        row.nickName,
        row.phone,
        STATE_NAMES[row.state],
        kindsText(row.restricted),
        row.isVerified ? '已实名' : '未实名',
      ],
      ...[siteOf(row.distId), row.createTime],
    ]),
  ]),
})

interface Known {
  realName: string
  idCard: string
  accounts: number
  sessions: { session: typeof sessions.$inferSelect; place: string }[]
  freezes: (typeof accountFreezes.$inferSelect)[]
  kinds?: readonly RestrictionKind[]
}

export const presentUserFile = (user: UserRow, known: Known) => ({
  ...presentShownUser(user, known.kinds),
  realName: maskName(known.realName),
  idCard: maskIdCard(known.idCard),
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
