import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { hashPassword } from '../../../modules/people/identity/internal/passwords'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { users } from '../../schema/people/identity'
import type { Crew } from '../goods/copy-goods'
import type { Random } from '../random'
import { DEMO_NAMES, DEMO_PASSWORD, DEMO_PAY_PASSWORD, DEMO_PHONES, SHOPS } from './demo-logins'
import { nickname } from './nicknames'
import { type DemoMember, seedMembers } from './seed-staff'

export interface SeedUsers {
  buyer: UserId
  seller: UserId
  service: UserId[]
  /** The service members, as staff. */
  staff: DemoMember[]
  /** Members used by the demo's orders, chats and rentals. */
  members: UserId[]
  /** All other users who trade. */
  crowd: { sellers: CrowdMember[]; buyers: CrowdMember[] }
  crew: Crew
}
export interface CrowdMember {
  id: UserId
  createdAt: Date
}

const MEMBERS = 44
const SELLERS = 96
const BUYERS = 340
/** Number of members that also sell. */
const SELLING = 24
/** Number of these who sell more than the demo seller. */
const BUSIER = 7
/** One in this many buyers was invited by another user, recently. */
const INVITED = 8
const INVITED_DAYS = 75
const SURNAMES = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦许何吕张孔曹严金魏姜']
const GIVEN_NAMES = [...'伟芳娜敏静磊洋勇艳杰娟涛明超秀霞平刚桂英宇轩浩然子涵雨欣佳怡博文思源嘉']

/** The demo logins, three shops, members and a crowd, all real-name verified. */
export async function seedUsers(db: Db, random: Random, vault: Vault, now: Date): Promise<SeedUsers> {
  const [passwordHash, payPasswordHash] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    hashPassword(DEMO_PAY_PASSWORD),
  ])
  let made = 0
  const make = (phone: string, nickName: string, more: Partial<typeof users.$inferInsert> = {}) => {
    const n = ++made
    return {
      phone,
      nickName,
      passwordHash,
      payPasswordHash,
      authStatus: 2 as const,
      inviteCode: `DEMO${String(n).padStart(4, '0')}`,
      registeredDistId: 1 + (n % 3),
      createdAt: new Date(now.getTime() - (100 + 900 * random.next() ** 1.3) * DAY_MS),
      ...more,
    }
  }
  const rows = [
    make(DEMO_PHONES.buyer, '南山老猫', { codeWord: '南山有猫2026' }),
    make(DEMO_PHONES.seller, '秋水无声'),
    make(DEMO_PHONES.service, '客服小禾'),
    make(DEMO_PHONES.admin, '平台管理'),
    make('13800000005', '客服阿棠'),
    make('13800000006', '客服小满'),
    ...Array.from({ length: MEMBERS }, (_, i) => make(`139${10_000_000 + i * 7919}`, nickname(i))),
    ...SHOPS.map(({ phone, name }) => make(phone, name)),
    ...Array.from({ length: SELLERS + BUYERS }, (_, i) => make(`136${20_000_000 + i * 4931}`, nickname(MEMBERS + i))),
  ]
  const ids = (await db.insert(users).values(rows).returning({ id: users.id })).map(({ id }) => id)
  await sealNames(db, vault, ids, random)
  const [buyer, seller, service, , ...others] = ids as [UserId, UserId, UserId, UserId, ...UserId[]]
  const members = others.slice(2, 2 + MEMBERS)
  const shops = others.slice(2 + MEMBERS, 2 + MEMBERS + SHOPS.length)
  const crowd = ids
    .slice(-SELLERS - BUYERS)
    .map((id, i) => ({ id, createdAt: rows.at(i - SELLERS - BUYERS)?.createdAt ?? now }))
  const buyers = crowd.slice(SELLERS)
  await bringSome(db, buyers, members, { random, now })
  const sellers = crowd.slice(0, SELLERS)
  const staff = await seedMembers(db, vault, now)
  return {
    buyer,
    seller,
    service: [service, ...others.slice(0, 2)],
    staff: staff.filter(({ role }) => role === 'service'),
    members,
    crowd: { sellers, buyers },
    crew: {
      sellerIds: [
        ...members.slice(0, BUSIER),
        seller,
        ...members.slice(BUSIER, SELLING),
        ...sellers.map(({ id }) => id),
      ],
      shopIds: Object.fromEntries(SHOPS.map(({ distId }, i) => [distId, shops[i] as UserId])),
      landlordId: seller,
    },
  }
}

async function sealNames(db: Db, vault: Vault, ids: readonly UserId[], random: Random): Promise<void> {
  const known = [DEMO_NAMES.buyer, DEMO_NAMES.seller]
  const sealed = ids.map((id, i) => {
    const name = random.pick(SURNAMES) + random.pick(GIVEN_NAMES) + random.pick(GIVEN_NAMES)
    return vault.seal('identity', String(id), known[i] ?? name)
  })
  await db.execute(sql`
    update ${users} set real_name_enc = named.sealed
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(sealed)}::bytea[]) as named (id, sealed) where users.id = named.id`)
}

/** Marks newer buyers as invited by a few active members. */
async function bringSome(
  db: Db,
  buyers: CrowdMember[],
  members: readonly UserId[],
  { random, now }: { random: Random; now: Date },
): Promise<void> {
  const brought = buyers.filter((_, i) => i % INVITED === 0)
  const inviters = brought.map(() => members[Math.floor(random.next() ** 2 * members.length)] as UserId)
  for (const one of brought) one.createdAt = new Date(now.getTime() - (4 + random.next() * INVITED_DAYS) * DAY_MS)
  const [ids, times] = [brought.map(({ id }) => id), brought.map(({ createdAt }) => createdAt.toISOString())]
  await db.execute(sql`
    update ${users} set invited_by = brought.by, created_at = brought.at
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(inviters)}::bigint[], ${sql.param(times)}::timestamptz[]) as brought (id, by, at)
    where users.id = brought.id`)
}
