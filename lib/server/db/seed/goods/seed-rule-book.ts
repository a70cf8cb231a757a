import { inArray } from 'drizzle-orm'
import type { Logger } from 'pino'
import { HOUR_MS } from '@/lib/shared/time'
import type { RuleChange } from '../../../modules/core/tenancy/types'
import { updateRule } from '../../../modules/office/rule-book/update-rule'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { platformRules } from '../../schema/core/tenancy'
import { users } from '../../schema/people/identity'
import { actAs, demoServices } from '../orders/demo-services'

interface RulesInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
}

type Row = Pick<RuleChange, 'key' | 'reason'> & Partial<Pick<RuleChange, 'mode' | 'gameId' | 'distId' | 'value'>>
/** Days from now when a change was written and when it started. */
const CHANGES: (Row & { written: number; begins: number })[] = [
  { key: 'sellerFeeBp', mode: 'props', value: 400, reason: '周年庆减免服务费', written: -42, begins: -40 },
  { key: 'sellerFeeBp', mode: 'props', value: null, reason: '周年庆结束', written: -42, begins: -30 },
  { key: 'distShareBp', distId: 2, value: 3500, reason: '续约，月成交满百万', written: -21, begins: -20 },
  { key: 'mostAsked', mode: 'fastGold', value: 4, reason: '晚高峰币商接单慢，多派一位', written: -12, begins: -12 },
  { key: 'sellerFeeBp', mode: 'props', value: 450, reason: '年末活动', written: -1, begins: 6 },
  { key: 'distShareBp', distId: 3, value: 3200, reason: '新签补充协议', written: -2, begins: 10 },
]

/**
 * Seeds rule changes made by two of the demo staff, some that have not started yet, and one waiting for the second
 * approval.
 */
export async function seedRuleBook({ db, log, vault, now }: RulesInput): Promise<void> {
  const people = await db
    .select({ id: users.id, nickName: users.nickName })
    .from(users)
    .where(inArray(users.phone, ['13800000004', '13800000022']))
    .orderBy(users.phone)
  const [owner, finance] = people
  if (!owner || !finance) throw new Error('the demo has no owner and no finance')
  // values used while the demo data was generated; from here on the defaults apply
  const played = ['staffSteps', 'mostPerStaff'] as const
  await db.insert(platformRules).values(played.map((key) => ({ key, mode: 'account' as const, value: null })))
  const at = (days: number) => new Date(now.getTime() + days * 24 * HOUR_MS)
  await db.insert(platformRules).values(
    CHANGES.map(({ written, begins, ...change }) => ({
      ...change,
      createdAt: at(written),
      startsAt: at(begins),
      byId: finance.id,
      secondId: owner.id,
    })),
  )
  const input = { key: 'disputeHours', mode: 'currency', value: '3', reason: '夜间单回应不及时，放宽一小时' } as const
  const ctx = actAs(demoServices({ db, log, vault, now: () => at(-0.1) }), finance.id, { nickName: finance.nickName })
  await updateRule(
    {
      ...ctx,
      staff: {
        memberId: 0,
        house: 'platform',
        role: 'finance',
        distId: null,
        permission: 'rules.write',
        request: { call: 'POST /console/changeRule', input, parties: [] },
        approvalId: null,
      },
    },
    { ...input, gameId: 0, distId: 0 },
  )
}
