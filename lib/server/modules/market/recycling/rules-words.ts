import { RECYCLING, type RecycleState, type RecycleTone } from '@/lib/shared/trade/recycling'
import type { RecyclingRequest } from './types'

/** Returns the text shown to the owner of a request; `isSecond`: a quote waits for a second approval. */
export function requestWords(
  state: RecycleState,
  { says, isSecond }: Pick<RecyclingRequest, 'says'> & { isSecond: boolean },
): { stateName: string; says: string; tone: RecycleTone } {
  const hours = RECYCLING.quoteHours
  const words = {
    asked: {
      stateName: isSecond ? '报价复核中' : '等待报价',
      says: says || (isSecond ? '报价高于常规范围，正由第二位客服复核' : '客服核对资料后报价，通常当天给出'),
      tone: 'wait',
    },
    quoted: { stateName: '已报价', says: `报价 ${hours} 小时内不变，接受后开始验号`, tone: 'act' },
    lapsed: { stateName: '报价已过期', says: '客服可以重新报价，也可以撤回后再申请', tone: 'muted' },
    ordered: { stateName: '回收中', says: '在订单里交付账号、查看进度', tone: 'wait' },
    closed: { stateName: '已结束', says: says || '申请已结束', tone: 'muted' },
  } as const
  return words[state]
}
