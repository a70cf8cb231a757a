import { BARGAIN, type BargainAnswer, type BargainSide, type BargainState } from '@/lib/shared/goods/bargain'
import { moneyText } from '@/lib/shared/money/money'
import type { BargainRow } from './types'

type Tone = 'act' | 'wait' | 'good' | 'muted'
interface Words {
  stateName: string
  says: string
  tone: Tone
}

export const BUTTONS: Readonly<Record<BargainAnswer, { label: string; primary: boolean }>> = {
  accept: { label: '接受', primary: true },
  counter: { label: '还价', primary: false },
  refuse: { label: '拒绝', primary: false },
  withdraw: { label: '撤回', primary: false },
}

/** Returns the text of a thread for one side: a short label of its state, a sentence, and its urgency. */
export function wordsOf(
  state: BargainState,
  { by, priceFen }: Pick<BargainRow, 'by' | 'priceFen'>,
  side: BargainSide,
): Words {
  const price = moneyText(priceFen)
  const [isOwn, verb, other] = [by === side, by === 'buyer' ? '出价' : '还价', side === 'buyer' ? '卖家' : '买家']
  const words: Record<BargainState, Words> = {
    open: isOwn
      ? { stateName: `等${other}回复`, says: `你${verb} ${price}，等待${other}回复`, tone: 'wait' }
      : { stateName: '待你回复', says: `${other}${verb} ${price}，到期不回复自动失效`, tone: 'act' },
    kept:
      side === 'buyer'
        ? { stateName: '付款即成交', says: `按 ${price} 为你保留 ${BARGAIN.holdMinutes} 分钟，请尽快下单`, tone: 'act' }
        : {
            stateName: '等买家下单',
            says: `按 ${price} 为买家保留 ${BARGAIN.holdMinutes} 分钟，不下单就重新上架`,
            tone: 'good',
          },
    ordered: { stateName: '已下单', says: `已按 ${price} 下单`, tone: 'good' },
    refused: { stateName: '被拒绝', says: isOwn ? `${other}没有接受 ${price}` : `你没有接受 ${price}`, tone: 'muted' },
    withdrawn: { stateName: '已撤回', says: `${price} 的${verb}已撤回`, tone: 'muted' },
    expired: { stateName: '已过期', says: `${BARGAIN.hours} 小时内未回应`, tone: 'muted' },
    lapsed: { stateName: '已失效', says: `议价 ${price} 谈成后没有下单`, tone: 'muted' },
    void: { stateName: '已失效', says: '商品已改价、售出或下架', tone: 'muted' },
  }
  return words[state]
}
