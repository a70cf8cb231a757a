import { eq } from 'drizzle-orm'
import { hashPassword } from '../../modules/identity/internal/passwords'
import type { Vault } from '../../runtime/vault'
import type { Db } from '../client'
import { users } from '../schema/identity'
import { distAdmins } from '../schema/tenancy'
import { DEMO_PASSWORD, DEMO_PAY_PASSWORD, DEMO_PHONES } from './demo-logins'
import type { Random } from './random'

export interface SeedUsers {
  buyer: number
  seller: number
  service: number[]
  admin: number
  members: number[]
}

const NICKS = [
  '南山老猫',
  '秋水无声',
  '半夏微凉',
  '青衫故人',
  '一剑霜寒',
  '长安旧梦',
  '听雨客',
  '北冥有鱼',
  '松下问童',
  '星河入梦',
  '墨白',
  '小鱼干',
  '晚风',
  '阿狸',
  '糖炒栗子',
  '云深不知处',
  '山有木兮',
  '月下独酌',
  '白茶',
  '野渡舟横',
]
const SURNAMES = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨'
const GIVEN = '伟芳娜敏静磊洋勇艳杰娟涛明超秀霞平刚桂英'

/** 44 members, 4 demo logins, 2 more service members: 50 people, all real-name verified. */
export async function seedUsers(db: Db, random: Random, vault: Vault): Promise<SeedUsers> {
  const [passwordHash, payPasswordHash] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    hashPassword(DEMO_PAY_PASSWORD),
  ])
  const make = (i: number, phone: string, nickName: string, role: 'member' | 'service' | 'platform' = 'member') => ({
    phone,
    nickName,
    role,
    passwordHash,
    payPasswordHash,
    authStatus: 2 as const,
    inviteCode: `DEMO${String(i).padStart(4, '0')}`,
    registeredDistId: 1 + (i % 3),
    createdAt: new Date(Date.UTC(2025, random.int(0, 11), random.int(1, 28))),
  })
  const rows = [
    { ...make(1, DEMO_PHONES.buyer, '南山老猫'), codeWord: '南山有猫2026' },
    make(2, DEMO_PHONES.seller, '秋水无声'),
    make(3, DEMO_PHONES.service, '客服小禾', 'service'),
    make(4, DEMO_PHONES.admin, '平台管理', 'platform'),
    make(5, '13800000005', '客服阿棠', 'service'),
    make(6, '13800000006', '客服小满', 'service'),
    ...Array.from({ length: 44 }, (_, i) =>
      make(
        7 + i,
        `139${String(10_000_000 + i * 7919).slice(0, 8)}`,
        `${NICKS[i % NICKS.length]}${i < NICKS.length ? '' : i}`,
      ),
    ),
  ]
  const made = await db.insert(users).values(rows).returning({ id: users.id, role: users.role })
  for (const { id } of made) {
    const realName = `${random.pick([...SURNAMES])}${random.pick([...GIVEN])}${random.pick([...GIVEN])}`
    await sealName(db, vault, id, realName)
  }
  const ids = made.map((u) => u.id)
  const admin = ids[3] as number
  await db.insert(distAdmins).values([1, 2, 3].map((distId) => ({ distId, userId: admin })))
  return {
    buyer: ids[0] as number,
    seller: ids[1] as number,
    service: made.filter((u) => u.role === 'service').map((u) => u.id),
    admin,
    members: ids.slice(6),
  }
}

async function sealName(db: Db, vault: Vault, id: number, realName: string): Promise<void> {
  await db
    .update(users)
    .set({ realName: vault.seal('identity', String(id), realName) })
    .where(eq(users.id, id))
}
