import type { Logger } from 'pino'
import type { UserId } from '@/lib/shared/ids'
import { fen, ZERO } from '@/lib/shared/money/money'
import type { RestrictionClause, RestrictionKind } from '@/lib/shared/people/restrictions'
import { DAY_MS, HOUR_MS } from '@/lib/shared/time'
import { createRestrictionAppeal } from '../../../modules/office/restrictions/create-restriction-appeal'
import { liftRestriction } from '../../../modules/office/restrictions/lift-restriction'
import { restrictUser } from '../../../modules/office/restrictions/restrict-user'
import { reviewRestrictionAppeal } from '../../../modules/office/restrictions/review-restriction-appeal'
import { listOfUser } from '../../../modules/people/limits/queries'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { actAs, demoServices } from '../orders/demo-services'
import { actAsStaff } from './act-as-staff'
import type { SeedUsers } from './seed-users'

interface Input {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
}

const RISK = '13800000024'
const REVIEWER = '13800000023'

/** Seeds restrictions in every state: one in force, one with an appeal waiting, one lifted, one overturned, one kept. */
export async function seedRestrictions({ db, log, vault, now, users }: Input): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR_MS)
  }
  const [risk, reviewer] = [
    await actAsStaff(services, RISK, 'restrictions.write'),
    await actAsStaff(services, REVIEWER, 'restrictions.write'),
  ]
  const people = users.crowd.buyers.slice(-30, -24).map(({ id }) => id)
  const next = (): UserId => {
    const id = people.pop()
    if (id === undefined) throw new Error('too few members to restrict')
    return id
  }

  ago((50 * DAY_MS) / HOUR_MS)
  const spammer = await restrict(
    next(),
    { kinds: ['chat'], clause: '账号规则 6.4', days: 30 },
    '多次在提问中留联系方式，引导平台外交易。',
  )
  await appeal(spammer, 30, '我只是留了店铺名，不是联系方式，聊天记录可以核对。')
  await decide(spammer, false, 41, '提问中有三处 QQ 号，已打码留存，维持限制。')

  ago((33 * DAY_MS) / HOUR_MS)
  const mistaken = await restrict(
    next(),
    { kinds: ['buy'], clause: '账号规则 6.3', days: 14 },
    '三笔订单付款后立即申请退款，核实期间暂停下单。',
  )
  await appeal(mistaken, 5, '三笔都是卖家无货让我退的，群聊里卖家说得很清楚。')
  await decide(mistaken, true, 20, '群聊记录显示是卖家无货，退款理由成立。')

  ago((12 * DAY_MS) / HOUR_MS)
  const thief = await restrict(
    next(),
    { kinds: ['login', 'withdraw'], clause: '账号规则 6.1', days: 20 },
    '账号在陌生设备登录并更换手机号，核实本人之前暂停使用。',
  )
  ago((10 * DAY_MS) / HOUR_MS)
  await liftRestriction(risk, { restrictionId: thief.id, reason: '已视频核实本人' })

  ago(44)
  const waiting = await restrict(
    next(),
    { kinds: ['buy'], clause: '账号规则 6.3', days: 10 },
    '多次下单不付款，占用卖家库存。',
  )
  await appeal(waiting, 20, '这几天银行卡限额，付款没有成功，不是故意占用库存。')

  ago(30)
  await restrict(
    next(),
    { kinds: [], held: 12_000n, clause: '账号规则 6.5', days: 15 },
    '一笔充值的付款账户被投诉，涉及金额暂不能使用。',
  )

  async function restrict(
    userId: UserId,
    what: { kinds: RestrictionKind[]; held?: bigint; clause: RestrictionClause; days: number },
    reason: string,
  ): Promise<{ id: number; userId: UserId; at: Date }> {
    const { kinds, held, clause, days } = what
    const input = { userId, kinds, held: held ? fen(held) : ZERO, clause, reason, note: '', pictures: [], days }
    const { waits } = await restrictUser(risk, input)
    const [row] = await listOfUser(db, userId, 1)
    if (waits || !row) throw new Error('the member has too much money for one staff member')
    return { id: row.id, userId, at: clock }
  }

  async function appeal(of: { id: number; userId: UserId; at: Date }, hoursLater: number, statement: string) {
    clock = new Date(of.at.getTime() + hoursLater * HOUR_MS)
    await createRestrictionAppeal(actAs(services, of.userId), { restrictionId: of.id, statement, pictures: [] })
  }

  async function decide(of: { id: number; at: Date }, grant: boolean, hoursLater: number, reason: string) {
    clock = new Date(of.at.getTime() + hoursLater * HOUR_MS)
    await reviewRestrictionAppeal(reviewer, { restrictionId: of.id, grant, reason })
  }
}
