import { describe, expect, it } from 'vitest'
import { ERRORS } from '@/lib/contract/errors'
import { ANNOUNCEMENTS } from '@/lib/server/db/seed/goods/news/announcements'
import { defaultsOf, span } from '@/lib/server/db/seed/goods/news/default-terms'
import { ABOUT } from '@/lib/server/db/seed/goods/news/documents-about'
import { SAFETY_DOCUMENTS } from '@/lib/server/db/seed/goods/news/documents-safety'
import { GUIDES } from '@/lib/server/db/seed/goods/news/guides'
import { PLATFORM_NEWS } from '@/lib/server/db/seed/goods/news/platform-news'
import { SAFETY_NEWS } from '@/lib/server/db/seed/goods/news/safety-news'
import { MODES } from '@/lib/server/modules/orders/trading/modes/table'
import { REVIEW_HOURS as GOODS_REVIEW_HOURS } from '@/lib/shared/goods/goods-review'
import { fenToYuan } from '@/lib/shared/money/money'
import { shareText } from '@/lib/shared/text/span-text'
import { CLAIM_ADVANCE_HOURS, CLAIM_APPEAL_HOURS, CLAIM_REVIEW_HOURS } from '@/lib/shared/trade/claims'
import { DEPOSIT_DAYS, DEPOSIT_HOLD_HOURS, DEPOSITS } from '@/lib/shared/trade/deposits'
import { DISPUTE_APPEAL_HOURS, DISPUTE_RULING_HOURS } from '@/lib/shared/trade/disputes'
import { APPEAL_DAYS, REVIEW_HOURS } from '@/lib/shared/trade/trust'

const all = [...ABOUT, ...ANNOUNCEMENTS, ...SAFETY_DOCUMENTS, ...GUIDES, ...PLATFORM_NEWS, ...SAFETY_NEWS]
/** Summary and text of an article, without tags; cells of a table are separated by a bar. */
const textOf = (code: string): string => {
  const { summary = '', html = '' } = all.find((one) => one.code === code) ?? {}
  return `${summary}\n${html.replace(/<\/t[dh]>/g, '|').replace(/<[^>]+>/g, '')}`
}
const [platform, account, currency] = [defaultsOf(), defaultsOf('account'), defaultsOf('currency')]

describe('the platform’s documents state the rules that are in force by default', () => {
  it('a refund goes back to the source of the payment, a payment after the end of its order to the balance', () => {
    expect(textOf('refund')).toContain('余额支付的退回余额，立即到账；支付宝、微信支付的退回付款账户')
    expect(textOf('refund')).toContain('付款到账时订单已取消，商品已被他人买走|100%|平台退到您的余额|')
    for (const { html } of all) expect(html).not.toMatch(/退款(?:只会)?进入[您你]?的?(?:在本站的)?余额/)
  })

  it('either side that cancels after verification pays the penalty, and half of it goes to the other side', () => {
    const share = shareText(account.cancelFeeBp)
    expect(textOf('refund')).toContain(`验号无误后买家单独取消|扣除货款的${share}作违约金|`)
    expect(textOf('refund')).toContain(`验号无误后卖家单独取消|100%|卖家另付货款的${share}作违约金，一半付给买家`)
  })

  it('the hold of an account is shorter for sellers with a shop deposit', () => {
    const words = '卖家交了店铺保证金的'
    const [held, shorter] = [span(account.holdHours), span(DEPOSIT_HOLD_HOURS)]
    expect([held, shorter]).toEqual(['7天', '72小时'])
    expect(textOf('security')).toContain(`货款默认继续冻结${held}；${words}，冻结${shorter}`)
    expect(textOf('joining')).toContain(`确认收货${shorter}后放款`)
    for (const { html } of all) expect(html).not.toMatch(/货款继续冻结7天[，。]|保护期结束前拿不到钱/)
  })

  it('a dispute is answered in twelve hours, in two for currency, ruled within a week and appealed within three days', () => {
    expect(textOf('complaints')).toContain(
      `对方${account.disputeHours}小时内回应（游戏币${currency.disputeHours}小时，9:00–23:00计时）；客服介入后${DISPUTE_RULING_HOURS / 24}天内给出处理结果`,
    )
    expect(textOf('complaints')).toContain(`可以在${DISPUTE_APPEAL_HOURS}小时内申诉`)
    expect(DISPUTE_APPEAL_HOURS).toBe(CLAIM_APPEAL_HOURS)
  })

  it('each dispute and each claim has one appeal, not one of each side', () => {
    expect(textOf('security')).toContain('每笔理赔只能申诉一次')
    for (const { html } of all) expect(html).not.toMatch(/双方均有一次/)
  })

  it('reports, claims and appeals against rulings have the times of their reviews', () => {
    expect(textOf('complaints')).toContain(`商品页的“举报”|${REVIEW_HOURS}小时|`)
    expect(textOf('complaints')).toContain(`订单详情中的“申请理赔”|${CLAIM_REVIEW_HOURS}小时审核|`)
    expect(textOf('security')).toContain(
      `${CLAIM_REVIEW_HOURS}小时内审核；审核通过而提交后${CLAIM_ADVANCE_HOURS / 24}天内没有追回的`,
    )
    expect(textOf('N20261114')).toContain(`处理后${APPEAL_DAYS}天内申诉`)
    expect(textOf('N20261008')).toContain(`一般${GOODS_REVIEW_HOURS}小时内审核完`)
  })

  it('the seller’s time to deliver does not stop outside the hours of duty, only outside the seller’s own', () => {
    const { dutyFromHour: from, dutyToHour: to } = platform
    expect(textOf('N20261102')).toContain(`账号验号|${from}:00-${to}:00|`)
    expect(textOf('N20261102')).toContain(
      `卖家没有设置营业时间的，交付期限夜间照常计算；设置了的只算营业时间，最多晚 ${platform.hoursCapHours} 小时`,
    )
    const { after } = MODES.props.clocks['1 DELIVERING'] ?? {}
    const night = new Date('2026-11-05T18:00:00Z')
    expect(after?.({ terms: {} } as never, defaultsOf('props'), night)).toEqual(
      new Date(night.getTime() + defaultsOf('props').startHours * 3_600_000),
    )
    for (const { html } of all) expect(html).not.toMatch(/期限相应顺延/)
  })

  it('a shop is opened without a review, its deposit and that of a coin shop are returned after a week', () => {
    const text = textOf('joining')
    expect(text).toContain('不用申请，也不用审核')
    expect(text).toContain(`${DEPOSITS.shop.amount}元`)
    expect(text).toContain(`${DEPOSITS.coin.amount}元`)
    expect(text.match(new RegExp(`${DEPOSIT_DAYS}天后`, 'g'))).toHaveLength(2)
    expect(text).not.toMatch(/工作日|营业执照/)
  })

  it('the announcement of withdrawals has their default fees and times', () => {
    const text = textOf('N20261025')
    const { payoutFeeBp, payoutLeastFeeFen, payoutReviewFen, payoutFirstHour, payoutLockHours, payoutFreshHours } =
      platform
    expect(text).toContain(`手续费|${shareText(payoutFeeBp)}，最低${fenToYuan(BigInt(payoutLeastFeeFen))}元`)
    expect(text).toContain(`当天累计满${fenToYuan(BigInt(payoutReviewFen))}元`)
    expect(text).toContain(`次日${payoutFirstHour}点起打款`)
    expect(text).toContain(`新绑定的收款账户${span(payoutLockHours)}内不能提现`)
    expect(text).toContain(`须在充值${span(payoutFreshHours)}之后`)
  })

  it('someone who asks about a partnership is called as soon as the form promises', () => {
    const [days] = /\d+个工作日/.exec(ERRORS.LEAD_SENT.msg) ?? []
    expect(textOf('cooperation')).toContain(`我们在${days}内回电`)
  })

  it('guides leave the times of an order to its page', () => {
    for (const { code } of GUIDES)
      expect(textOf(code)).not.toMatch(/下单后\d+分钟|[\d十]+分钟(?:内|后)|\d+小时后?自动|前半小时|有\d+小时/)
  })
})
