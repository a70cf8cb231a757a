import { desc, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { UserId } from '@/lib/shared/ids'
import { HOUR_MS } from '@/lib/shared/time'
import type { CaseFacts, CaseKind } from '@/lib/shared/trade/service-cases'
import { loadRules } from '../../../modules/core/tenancy/load-rule-book'
import { answerCase } from '../../../modules/office/cases-desk/answer-case'
import { answerOwnCase } from '../../../modules/office/cases-desk/answer-own-case'
import { claimCase } from '../../../modules/office/cases-desk/claim-case'
import { createCase } from '../../../modules/office/cases-desk/create-case'
import { createCaseAppeal } from '../../../modules/office/cases-desk/create-case-appeal'
import { reviewCase } from '../../../modules/office/cases-desk/review-case'
import { dueTimes, newCaseSn, phoneHashOf, sealFacts } from '../../../modules/office/cases-desk/rules'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { goods } from '../../schema/listings/catalog'
import { serviceCases } from '../../schema/office/cases-desk'
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

const SERVICE = '13800000003'

/** Seeds cases of every kind and in every state, sent by members and by visitors. */
export async function seedCases({ db, log, vault, now, users }: Input): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR_MS)
  }
  const agent = await actAsStaff(services, SERVICE, 'cases.handle')
  const people = users.crowd.buyers.slice(-40, -34).map(({ id }) => id)
  const next = (): UserId => people.pop() ?? users.buyer
  const write = (caseSn: string, way: 'answer' | 'ask', text: string) =>
    answerCase(agent, { caseSn, way, text, pictures: [] })
  const decide = (caseSn: string, outcome: 'answered' | 'refused', reason: string, clause = '') =>
    reviewCase(agent, { caseSn, outcome, clause, reason })

  ago(70)
  const asked = await send(users.buyer, 'question', '提现到银行卡显示处理中，一般多久能到账，在哪里看进度？')
  ago(69)
  await claimCase(agent, { caseSn: asked })
  await write(asked, 'answer', '您好，提现进度在个人中心的“我的钱包”里查看，工作日 2 小时内到账。')
  await decide(asked, 'answered', '已说明提现进度的查看方式和到账时间。')

  ago(60)
  const complained = next()
  const refused = await send(complained, 'complaint', '客服处理售后时没有看我上传的第二张截图，要求重新处理。')
  ago(55)
  await claimCase(agent, { caseSn: refused })
  await decide(refused, 'refused', '两张截图都已核对，第二张不显示区服，处理结果不变。', '争议处理规则 3.4')
  ago(50)
  await createCaseAppeal(actAs(services, complained), {
    caseSn: refused,
    statement: '截图左上角有区服，放大可以看到，请换一位客服核对。',
    pictures: [],
    guest: '',
  })

  ago(30)
  const member = users.buyer
  const open = await send(member, 'complaint', '联系客服两次都让我等，订单已经拖了一天，希望说明原因。')
  ago(28)
  await claimCase(agent, { caseSn: open })
  await write(open, 'ask', '您好，请补充两次联系客服的时间或截图，方便核对值班记录。')
  ago(26)
  await answerOwnCase(actAs(services, member), {
    caseSn: open,
    text: '昨天下午三点和晚上八点，都是在订单群聊里。',
    pictures: [],
    guest: '',
  })

  ago(5)
  await send(next(), 'advice', '希望收藏的商品降价时能在微信里提醒，现在只有站内消息。')
  ago(3)
  await send(next(), 'question', '账号换绑以后，原来的寄售验号记录还能看到吗？')

  await visit('guardian', 20, '孩子在我午休时用我的手机付款买了游戏账号，我和家人都不知情。', {
    name: '王芳',
    relation: '母亲',
    age: '12',
    account: '13800000001',
    amount: '328.00',
  })
  const [item] = await db
    .select({ sn: goods.sn })
    .from(goods)
    .where(eq(goods.status, GOODS_STATUS.onShelf))
    .orderBy(desc(goods.id))
    .limit(1)
  await visit('rights', 22, '商品图片使用了我公司拍摄的皮肤展示图，未获授权，请下架。', {
    name: '某文化传播公司',
    right: '著作权',
    goods: item?.sn ?? 'ZH00001',
  })
  await visit('authority', 8, '因办理电信网络诈骗案件，请协助调取订单的付款与聊天记录。', {
    organ: '某市公安局某分局',
    letter: '公调证字 2026 第 118 号',
    name: '李强',
    scope: '订单的付款记录和订单群聊记录，2026 年 10 月 1 日至今',
  })

  async function send(userId: UserId, kind: CaseKind, statement: string): Promise<string> {
    const input = { kind, statement, facts: {}, pictures: [], guest: '' }
    return (await createCase(actAs(services, userId), input)).caseSn
  }

  /** Visitors prove a phone in a browser and upload proofs there, so their rows are inserted. */
  async function visit(kind: CaseKind, hours: number, statement: string, facts: CaseFacts): Promise<void> {
    ago(hours)
    const sn = newCaseSn(clock)
    const phone = `1390000${String(1000 + hours)}`
    await db.insert(serviceCases).values({
      sn,
      kind,
      distId: 1,
      phoneHash: phoneHashOf(vault, phone),
      sealed: sealFacts(vault, sn, { phone, facts }),
      statement,
      evidence: [],
      createdAt: clock,
      ...dueTimes(await loadRules(services), kind, clock),
    })
  }
}
