import { BARGAIN, type BargainAnswer, type BargainSide, type BargainState } from '@/lib/shared/bargain'
import { fenToYuan } from '@/lib/shared/money'
import type { BargainRow } from './types'

type Tone = 'act' | 'wait' | 'good' | 'muted'

export const BUTTONS: Readonly<Record<BargainAnswer, { label: string; primary: boolean }>> = {
  accept: { label: '接受', primary: true },
  counter: { label: '还价', primary: false },
  refuse: { label: '拒绝', primary: false },
  withdraw: { label: '撤回', primary: false },
}

const NAMES: Readonly<Record<Exclude<BargainState, 'open'>, string>> = {
  kept: '已谈好',
  ordered: '已下单',
  refused: '已拒绝',
  withdrawn: '已撤回',
  expired: '已过期',
  lapsed: '未下单，已释放',
  void: '已作废',
}

/** What a side is told of a thread: a short name of its state, a sentence, and how urgent it is. */
export function wordsOf(
  state: BargainState,
  { by, priceFen }: Pick<BargainRow, 'by' | 'priceFen'>,
  side: BargainSide,
): { stateName: string; says: string; tone: Tone } {
  const price = `¥${fenToYuan(priceFen)}`
  const isOwn = by === side
  const maker = isOwn ? '您' : by === 'buyer' ? '买家' : '卖家'
  const verb = by === 'buyer' ? '报价' : '还价'
  if (state === 'open')
    return isOwn
      ? {
          stateName: `待${side === 'buyer' ? '卖家' : '买家'}答复`,
          says: `您已${verb}${price}，等待对方答复`,
          tone: 'wait',
        }
      : { stateName: '待您答复', says: `${maker}${verb}${price}，请尽快答复`, tone: 'act' }
  const stateName = NAMES[state]
  if (state === 'kept')
    return side === 'buyer'
      ? { stateName, says: `商品按${price}为您保留${BARGAIN.keptMinutes}分钟，请尽快下单`, tone: 'act' }
      : { stateName, says: `已按${price}为买家保留${BARGAIN.keptMinutes}分钟，等待下单`, tone: 'good' }
  const says: Record<Exclude<BargainState, 'open' | 'kept'>, string> = {
    ordered: `已按${price}下单`,
    refused: `${isOwn ? '对方' : '您'}没有接受${price}`,
    withdrawn: by === 'buyer' || !isOwn ? `${price}的${verb}已撤回` : `您撤回了${price}的${verb}`,
    expired: `${BARGAIN.hours}小时内没有答复`,
    lapsed: `谈好${price}后没有按时下单，商品已释放`,
    void: '商品已改价或下架，报价作废',
  }
  return { stateName, says: says[state], tone: state === 'ordered' ? 'good' : 'muted' }
}
