import { WANT, type WantAnswerState, type WantState } from '@/lib/shared/goods/want'

interface Words {
  stateName: string
  says: string
  tone: 'act' | 'wait' | 'good' | 'muted'
}

/** Returns the text shown to the buyer of a want; `toChoose` is the number of valid answers, `reserve` is in yuan. */
export function postWords(state: WantState, { toChoose, reserve }: { toChoose: number; reserve: string }): Words {
  const back = `预留的 ¥${reserve} 已退回余额`
  const words: Record<WantState, Words> = {
    open:
      toChoose > 0
        ? { stateName: '有卖家报价', says: `${toChoose} 件商品等你选，下单即成交`, tone: 'act' }
        : { stateName: '求购中', says: `等待卖家报价，到期自动结束并退回预留的 ¥${reserve}`, tone: 'wait' },
    ordered: { stateName: '已下单', says: `${back}，可用于支付订单`, tone: 'good' },
    closed: { stateName: '已关闭', says: back, tone: 'muted' },
    expired: { stateName: '已到期', says: `满 ${WANT.days} 天，${back}`, tone: 'muted' },
  }
  return words[state]
}

export function answerWords(state: WantAnswerState, side: 'buyer' | 'seller'): Words {
  const isBuyer = side === 'buyer'
  const words: Record<WantAnswerState, Words> = {
    open: isBuyer
      ? { stateName: '等你选', says: '选中后按标价下单，预留的钱退回余额用于付款', tone: 'act' }
      : { stateName: '等买家选', says: '商品仍在售，买家选中后会直接下单', tone: 'wait' },
    ordered: { stateName: '已下单', says: isBuyer ? '已按这件商品下单' : '买家选了这件商品并下单', tone: 'good' },
    declined: { stateName: '未选中', says: isBuyer ? '你没有选这件' : '买家没有选这件', tone: 'muted' },
    withdrawn: { stateName: '已撤回', says: isBuyer ? '卖家撤回了报价' : '你撤回了报价', tone: 'muted' },
    void: { stateName: '已失效', says: '商品已售出、下架或超出预算', tone: 'muted' },
    over: { stateName: '已结束', says: '求购已结束', tone: 'muted' },
  }
  return words[state]
}
