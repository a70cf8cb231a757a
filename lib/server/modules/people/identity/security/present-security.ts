import { LOGIN_WAY_NAMES } from '@/lib/shared/people/login-ways'
import { VENDOR_NAMES, type Vendor } from '@/lib/shared/people/vendors'
import { deviceName } from '@/lib/shared/text/device-name'
import { maskIp, maskName, maskPhone } from '@/lib/shared/text/mask'
import { formatDateTime } from '@/lib/shared/time'
import type {
  accountFreezes,
  loginRecords,
  phoneRequests,
  thirdParties,
  wechatFollowers,
  wechatScenes,
} from '../../../../db/schema/people/identity'
import type { UserRow } from '../present'

export const presentThirdParty = (
  vendor: Vendor,
  row: typeof thirdParties.$inferSelect | undefined,
  isOffered: boolean,
) => ({
  vendor,
  name: VENDOR_NAMES[vendor],
  isOffered,
  isBound: row !== undefined,
  nickName: row?.nickName ?? '',
  createTime: row ? formatDateTime(row.createdAt) : '',
})

export const presentLoginRecord = (row: typeof loginRecords.$inferSelect, place: string) => ({
  recordId: row.id,
  createTime: formatDateTime(row.createdAt),
  way: LOGIN_WAY_NAMES[row.way],
  result: row.result,
  device: deviceName(row.userAgent),
  place,
  ip: maskIp(row.ip),
})

const STATES = { open: '审核中', approved: '已通过', rejected: '未通过', withdrawn: '已撤回' } as const

export const presentPhoneRequest = (row: typeof phoneRequests.$inferSelect) => ({
  state: row.state,
  stateName: STATES[row.state],
  phone: maskPhone(row.phone),
  reason: row.reason,
  createTime: formatDateTime(row.createdAt),
})

const person = (user: UserRow) => ({ userId: user.id, nickName: user.nickName, phone: maskPhone(user.phone ?? '') })

/** For staff; real name and phones are masked. */
export const presentPhoneCase = (
  row: typeof phoneRequests.$inferSelect,
  user: UserRow,
  { realName, place }: { realName: string; place: string },
) => ({
  ...person(user),
  requestId: row.id,
  realName: maskName(realName),
  newPhone: maskPhone(row.phone),
  place,
  createTime: formatDateTime(row.createdAt),
})

export const presentFreeze = (row: typeof accountFreezes.$inferSelect, user: UserRow, place: string) => ({
  ...person(user),
  place,
  createTime: formatDateTime(row.createdAt),
})

/** `picture`: the state of the latest QR code. */
export const presentPushStatus = ({
  isOffered,
  follower,
  scene,
  now,
}: {
  isOffered: boolean
  follower: typeof wechatFollowers.$inferSelect | undefined
  scene: typeof wechatScenes.$inferSelect | undefined
  now: Date
}) =>
  ({
    isOffered,
    isBound: follower !== undefined,
    createTime: follower ? formatDateTime(follower.createdAt) : '',
    picture: !scene ? 'none' : scene.state === 'waiting' && scene.expiresAt <= now ? 'expired' : scene.state,
  }) as const
