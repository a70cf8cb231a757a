import type { GoodsSn } from '@/lib/shared/ids'
import {
  CASE_FORMS,
  CASE_GOODS,
  type CaseFacts,
  type CaseKind,
  factFaults,
  goodsOf,
  isGuestKind,
} from '@/lib/shared/trade/service-cases'
import { freeNumber } from '../../../db/free-number'
import { serviceCases } from '../../../db/schema/office/cases-desk'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { countHits } from '../../../runtime/rate-limit'
import { orNull, refuse } from '../../../runtime/refusal'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { sellersOf } from '../../listings/catalog/lists/queries-sellers'
import { findOwnInquiry } from '../../market/inquiries/queries'
import { assertEvidence } from './internal/assert-evidence'
import { assertMayNotify } from './internal/assert-may-notify'
import { notifyStaff } from './internal/notify-staff'
import { requireSender } from './queries-sender'
import { A_PHONE_A_DAY, AN_ADDRESS_A_DAY, DAY_SECONDS, dueTimes, newCaseSn, phoneHashOf, sealFacts } from './rules'

interface CaseInput {
  kind: CaseKind
  statement: string
  facts: CaseFacts
  pictures: string[]
  /** Text of the cookie that proves a visitor's phone. */
  guest: string
}

/**
 * Creates a case and starts its clocks. Questions, complaints and advice are of members only. Refuses CASE_SENDER,
 * NOT_LOGGED_IN, INVALID_INPUT, TOO_MANY.
 */
export async function createCase(ctx: Ctx, { kind, statement, facts, pictures, guest }: CaseInput) {
  if (!isGuestKind(kind) && !ctx.user) throw refuse('NOT_LOGGED_IN', '请先登录，登录后可以查看自己的订单和回复')
  const sender = await requireSender(ctx, guest)
  const form = CASE_FORMS[kind]
  const [field] = Object.entries(factFaults(kind, facts))
  if (field) throw refuse('INVALID_INPUT', field[1], { field: field[0] })
  if (pictures.length < form.leastPictures)
    throw refuse('INVALID_INPUT', `请上传至少 ${form.leastPictures} 张凭证`, { field: 'pictures' })
  await assertEvidence(sender.ctx, pictures)
  if (kind === 'rights') await assertGoods(ctx, facts.goods ?? '')
  if (kind === 'complaint' && sender.isMember) await assertInquiry(sender.ctx, facts.inquiry ?? '')
  const phoneHash = phoneHashOf(ctx.vault, sender.phone)
  if (kind === 'rights') await assertMayNotify(ctx.db, phoneHash, ctx.now())
  const rules = await loadRules(ctx, { distId: ctx.dist.distId })
  await limit(ctx, phoneHash)
  const kept = Object.fromEntries(form.facts.map(({ key }) => [key, (facts[key] ?? '').trim()]))
  return inTxOnce(sender.ctx, async (tx, effects) => {
    const at = ctx.now()
    const sn = await freeNumber(tx, serviceCases.sn, () => newCaseSn(at))
    const [created] = await tx
      .insert(serviceCases)
      .values({
        sn,
        kind,
        distId: ctx.dist.distId,
        userId: sender.isMember ? sender.ctx.user.userId : null,
        phoneHash,
        sealed: sealFacts(ctx.vault, sn, { phone: sender.phone, facts: kept }),
        statement,
        evidence: pictures,
        createdAt: at,
        ...dueTimes(rules, kind, at),
      })
      .returning()
    if (!created) throw new Error('a case was not inserted')
    await notifyStaff({ tx, effects, at }, created, { event: 'new', title: '有新工单待受理' })
    return { caseSn: sn }
  })
}

/** Checks that a report names an own conversation. Refuses INVALID_INPUT. */
async function assertInquiry(ctx: UserCtx, inquiry: string): Promise<void> {
  if (inquiry.trim() && !(await orNull(findOwnInquiry(ctx, Number(inquiry)))))
    throw refuse('INVALID_INPUT', '没有找到这条咨询，请核对编号', { field: 'inquiry' })
}

/** Refuses TOO_MANY. */
async function limit({ db, ip, now }: Ctx, phoneHash: string): Promise<void> {
  const phone = { key: `case:phone:${phoneHash}`, seconds: DAY_SECONDS, points: A_PHONE_A_DAY }
  const address = { key: `case:ip:${ip}`, seconds: DAY_SECONDS, points: AN_ADDRESS_A_DAY }
  const over = await countHits(db, [phone, address], now().getTime())
  if (over)
    throw refuse(
      'TOO_MANY',
      over === phone
        ? '今天提交的工单已达上限，可以在已有的工单里补充'
        : '当前网络今天提交的工单过多，请明天再试或拨打客服电话',
    )
}

/** Checks that a notice names goods that exist. Refuses INVALID_INPUT. */
async function assertGoods(ctx: Ctx, text: string): Promise<void> {
  const named = goodsOf(text)
  if (named.length > CASE_GOODS) throw refuse('INVALID_INPUT', `一次最多填写 ${CASE_GOODS} 件商品`, { field: 'goods' })
  for (const sn of named)
    if ((await sellersOf(ctx, [sn as GoodsSn])).length === 0)
      throw refuse('INVALID_INPUT', `没有找到商品 ${sn}，请核对编号`, { field: 'goods' })
}
