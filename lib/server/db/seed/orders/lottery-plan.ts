import { fen } from '@/lib/shared/money/money'
import type { PlannedPrize } from '../../../modules/market/campaign/types'

const coupon = (
  yuan: number,
  min: number,
  quantity: number,
  odds: number,
  name: string,
  goodsTypes?: number[],
): PlannedPrize => ({
  name: `${name} ${yuan}元券`,
  odds,
  coupon: {
    title: `满 ${min} 元减 ${yuan} 元`,
    amount: fen(yuan * 100),
    min: fen(min * 100),
    quantity,
    validDays: 15,
    goodsTypes,
  },
})

/** Eight prizes; odds in parts per million. */
export const PRIZES: PlannedPrize[] = [
  coupon(500, 10_000, 2, 20, '特等奖', [1]),
  coupon(5, 100, 8000, 250_000, '阳光奖'),
  coupon(50, 1000, 200, 10_000, '三等奖'),
  { name: '谢谢参与', odds: 567_780 },
  coupon(200, 4000, 10, 200, '一等奖', [1]),
  coupon(10, 200, 3000, 120_000, '幸运奖'),
  coupon(100, 2000, 50, 2000, '二等奖', [1]),
  coupon(20, 400, 1000, 50_000, '四等奖'),
]

export const LOTTERY_TEXTS: Record<number, { title: string; intro: string }> = {
  1: {
    title: '岁末感恩抽奖',
    intro: '每天一次免费机会，满额订单放款后再抽一次。抽到的优惠券当场到账，下单时直接抵扣。',
  },
  2: { title: '松间小雪抽奖', intro: '小雪到，松间添一份暖意。每天来抽一次，好券留给下一个心仪的号。' },
  3: { title: '赤鉴周年抽奖', intro: '周年同庆，天天有机会。验过的号，配抽到的券。' },
}

export const LOTTERY_RULES = [
  '完成实名认证的用户每天可免费抽奖一次，机会当天有效，不累积。',
  '活动期间每有一笔商品金额满 100 元的订单放款（确认收货且保障期结束），获得一次抽奖机会，活动结束前有效。',
  '每人每天最多抽奖 5 次。抽奖结果由服务器以安全随机数生成，抽出后不可更改，每次抽奖都有记录可查。',
  '各奖品的数量和中奖概率如表所示，概率之和为 100%。某个奖品发完后，它的概率归入“谢谢参与”，页面同步显示当前概率。',
  '奖品为平台优惠券，自抽中起 15 天内有效，在本站下单时使用。一笔订单限用一张，抵扣商品金额，不抵扣包赔服务费，最多抵扣这笔订单的平台服务费，不可兑现、不可转赠。',
  '订单未付款而取消或超时的，优惠券退回；付款后全额退款的，实付金额原路退回，优惠券在有效期内退回。',
  '单个奖品价值不超过 50000 元。以作弊手段参与的，取消所得优惠券。未满 18 周岁不得参与。',
]
