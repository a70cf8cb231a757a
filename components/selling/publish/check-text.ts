import type { OwnGoodsRow } from '@/lib/contract/entities/goods-own'

type Check = NonNullable<OwnGoodsRow['check']>

/** The latest check of an own account in one line. */
export function checkText({ state, until, text }: Check): string {
  if (state === 'waiting') return '寄售验号：排队中'
  if (state === 'taken') return '寄售验号：客服正在验号'
  if (state === 'passed') return `已验号，有效至 ${until?.slice(5, 16) ?? ''}`
  return state === 'refused' ? `验号未通过：${text}` : `验号已失效：${text}`
}
