import { yuanToFen, ZERO } from '@/lib/shared/money/money'
import { formatDate, formatDateTime, startOfDay } from '@/lib/shared/time'
import type { AccountKind } from '@/lib/shared/trade/trust'
import { hashAccount, maskAccount, reviewDue } from '../../../modules/office/trust/rules'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { appeals, blackEntries, blackReports, rulings, staffContacts } from '../../schema/office/trust'
import type { RulingSeed } from './ruling-seed'
import { BLACK_RULINGS } from './rulings-black'
import { RETRIEVAL_RULINGS } from './rulings-retrieval'
import { TRADE_RULINGS } from './rulings-trade'
import type { SeedUsers } from './seed-users'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A working hour on the day of the decision. */
const decidedAtOf = ({ decidedDaysAgo, tookHours, code }: RulingSeed, now: Date): Date =>
  new Date(
    startOfDay(new Date(now.getTime() - decidedDaysAgo * DAY)).getTime() +
      (10 + (tookHours % 8)) * HOUR +
      (Number(code.slice(-2)) % 60) * 60_000,
  )
/** Ruling code; its date is the day of the decision. */
const codeOf = (ruling: RulingSeed, now: Date): string =>
  `${ruling.code[0]}${formatDate(decidedAtOf(ruling, now)).replaceAll('-', '').slice(2)}${ruling.code.slice(7)}`

/** 1 QQ, 2 WeChat. The first QQ of each distributor is shown on its pages as service contact. */
const CONTACTS: [distId: number, kind: 1 | 2, value: string, name: string, since: string][] = [
  [0, 1, '2850001028', '平台客服中心', '2023-03-01'],
  [0, 2, 'pingtai-jubao', '平台举报专员', '2024-05-20'],
  [1, 1, '2850001031', '客服小禾', '2024-02-18'],
  [1, 1, '2850001032', '客服阿棠', '2024-09-02'],
  [1, 2, 'hengji-kefu01', '客服小满', '2025-01-06'],
  [1, 2, 'hengji-lipei', '理赔专员青禾', '2025-06-11'],
  [2, 1, '2850002011', '客服松果', '2024-11-15'],
  [2, 2, 'songjian-kefu', '客服竹影', '2025-03-22'],
  [3, 1, '2850003016', '客服朱砂', '2025-02-08'],
  [3, 2, 'chijian-kefu', '客服丹青', '2025-08-30'],
]

/**
 * Seeds contacts of the distributors' staff, rulings with their blacklist entries, an open appeal, and two reports of
 * the demo buyer.
 */
export async function seedTrust(input: { db: Db; vault: Vault; now: Date; users: SeedUsers }): Promise<void> {
  const { db, vault, now, users } = input
  await db.insert(staffContacts).values(
    CONTACTS.map(([distId, kind, value, name, since]) => ({
      distId,
      kind,
      value,
      name,
      since: new Date(`${since}T00:00:00+08:00`),
    })),
  )
  const all = [...TRADE_RULINGS, ...RETRIEVAL_RULINGS, ...BLACK_RULINGS]
  await db.insert(rulings).values(all.map((ruling) => rulingRow(ruling, now)))
  await db.insert(blackEntries).values(
    BLACK_RULINGS.flatMap((ruling) => {
      if (!ruling.subject) return []
      const at = decidedAtOf(ruling, now)
      const liftedAt = ruling.state === 'overturned' ? new Date(at.getTime() + 10 * DAY) : null
      return [{ ...accountOf(vault, ruling.subject), rulingCode: codeOf(ruling, now), createdAt: at, liftedAt }]
    }),
  )
  const filedAt = new Date(now.getTime() - 9 * HOUR)
  await db.insert(appeals).values({
    sn: 'S26112000004417',
    rulingCode: codeOf(BLACK_RULINGS.find(({ state }) => state === 'appealed') as RulingSeed, now),
    distId: 1,
    userId: users.members[5] ?? users.buyer,
    statement: '该微信号两年前已注销，聊天记录里的转账收款人不是我，现提交微信注销记录截图，请重新核对收款人信息。',
    evidence: [],
    dueAt: reviewDue(filedAt),
    createdAt: filedAt,
  })
  await seedReports(input)
}

/** Seeds one decided and one waiting report: both states of 我的举报. */
async function seedReports({
  db,
  vault,
  now,
  users,
}: {
  db: Db
  vault: Vault
  now: Date
  users: SeedUsers
}): Promise<void> {
  const first = BLACK_RULINGS[0] as RulingSeed
  const [filedAt, waiting] = [new Date(now.getTime() - 3 * DAY), new Date(now.getTime() - 5 * HOUR)]
  await db.insert(blackReports).values([
    {
      ...accountOf(vault, first.subject as [AccountKind, string]),
      sn: 'R26111800003152',
      distId: 1,
      reporterId: users.buyer,
      gameId: first.gameId,
      reason: 'fakeService',
      story:
        '昨晚十点有个 QQ 加我，头像是平台标志，说我的订单异常，要先交 200 元保证金才能解冻，我扫码付款后对方又要 300 元，我没有再付。',
      evidence: [],
      mayPublish: true,
      state: 'accepted',
      dueAt: reviewDue(filedAt),
      reviewerId: users.service[0],
      reviewedAt: new Date(filedAt.getTime() + 16 * HOUR),
      reviewReason: '该号码不在客服名录内，与另外两件举报话术一致，予以受理。',
      rulingCode: codeOf(first, now),
      createdAt: filedAt,
    },
    {
      ...accountOf(vault, [2, 'heping_dailian_demo']),
      sn: 'R26112100003390',
      distId: 1,
      reporterId: users.buyer,
      gameId: 111,
      reason: 'offSite',
      story:
        '在游戏里加的代练，要求微信直接转账 150 元，说平台手续费太高。付款后第二天就不回消息了，段位一颗星都没有打。',
      evidence: [],
      mayPublish: true,
      dueAt: reviewDue(waiting),
      createdAt: waiting,
    },
  ])
}

const accountOf = (vault: Vault, [kind, value]: [AccountKind, string]) => ({
  kind,
  valueHash: hashAccount(vault, value),
  valueMask: maskAccount(kind, value),
})

function rulingRow(ruling: RulingSeed, now: Date): typeof rulings.$inferInsert {
  const decidedAt = decidedAtOf(ruling, now)
  const openedAt = new Date(decidedAt.getTime() - ruling.tookHours * HOUR)
  const at = (hours: number) => formatDateTime(new Date(openedAt.getTime() + hours * HOUR))
  const { rule, subject } = ruling
  return {
    code: codeOf(ruling, now),
    kind: ruling.kind,
    title: ruling.title,
    gameId: ruling.gameId,
    reason: ruling.reason,
    subjectKind: subject?.[0],
    subjectMask: subject ? maskAccount(...subject) : '',
    parties: ruling.parties.map(([role, name]) => ({ role, name })),
    facts: ruling.facts,
    reasoning: ruling.reasoning,
    ruleName: rule[0],
    ruleText: rule[1],
    decision: ruling.decision,
    claimedFen: ruling.claimed === '0.00' ? ZERO : yuanToFen(ruling.claimed),
    awardedFen: ruling.awarded === '0.00' ? ZERO : yuanToFen(ruling.awarded),
    timeline: [...ruling.steps, [ruling.tookHours, '给出处理结果', ruling.decided] as const]
      .sort(([a], [b]) => a - b)
      .map(([hours, title, note]) => ({ time: at(hours), title, note })),
    state: ruling.state ?? 'final',
    openedAt,
    decidedAt,
  }
}
