import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { LoginWay } from '@/lib/shared/people/login-ways'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../client'
import {
  accountFreezes,
  loginRecords,
  phoneRequests,
  thirdParties,
  users as userTable,
  wechatFollowers,
} from '../../schema/people/identity'
import type { SeedUsers } from './seed-users'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const WECHAT = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Mobile MicroMessenger/8.0.50'

type Login = [hoursAgo: number, way: LoginWay, result: 'in' | 'wrong', ip: string, userAgent: string]

/** Logins of the demo buyer: own devices, and a stranger's attempt at night. */
const LOGINS: readonly Login[] = [
  [690, 'register', 'in', '113.87.20.4', CHROME],
  [412, 'password', 'in', '113.87.20.4', CHROME],
  [261, 'wechat', 'in', '110.52.8.19', WECHAT],
  [129.2, 'password', 'wrong', '171.106.3.77', CHROME],
  [129.1, 'password', 'wrong', '171.106.3.77', CHROME],
  [129, 'password', 'wrong', '171.106.3.77', CHROME],
  [75, 'sms', 'in', '223.104.63.8', IPHONE],
  [50, 'qr', 'in', '113.87.20.4', CHROME],
  [26, 'sms', 'wrong', '223.104.63.8', IPHONE],
  [25.9, 'sms', 'in', '223.104.63.8', IPHONE],
  [3, 'password', 'in', '113.87.20.4', CHROME],
]

/**
 * Seeds bindings and security actions of the demo users; one who froze the account and one who lost a phone, for staff.
 */
export async function seedSecurity(db: Db, { users, now }: { users: SeedUsers; now: Date }): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [frozen, lost] = users.crowd.buyers.slice(-2).map(({ id }) => id) as [UserId, UserId]
  await db.insert(loginRecords).values(
    LOGINS.map(([hoursAgo, way, result, ip, userAgent]) => ({
      userId: users.buyer,
      distId: 1,
      way,
      result,
      ip,
      userAgent,
      createdAt: before(hoursAgo / 24),
    })),
  )
  await db.insert(thirdParties).values([
    { vendor: 'wechat', subject: 'local:南山老猫', userId: users.buyer, nickName: '南山老猫', createdAt: before(220) },
    { vendor: 'qq', subject: 'local:秋水无声', userId: users.seller, nickName: '秋水', createdAt: before(96) },
  ])
  await db.insert(wechatFollowers).values({ userId: users.seller, openId: 'local:秋水无声', createdAt: before(41) })
  await db
    .update(userTable)
    .set({ frozenAt: before(1.2) })
    .where(eq(userTable.id, frozen))
  await db.insert(accountFreezes).values({ userId: frozen, distId: 1, ip: '112.96.4.30', createdAt: before(1.2) })
  await db.insert(phoneRequests).values([
    { userId: lost, distId: 1, phone: '13400000101', ip: '58.60.11.2', createdAt: before(0.3) },
    {
      userId: users.seller,
      distId: 1,
      phone: '13400000102',
      ip: '113.87.9.9',
      createdAt: before(64),
      state: 'rejected' as const,
      decidedAt: before(63.5),
      decidedBy: users.service[0],
      reason: '视频核验时与实名信息不一致，请用本人的实名账号重新申请',
    },
  ])
}
