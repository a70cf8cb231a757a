import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { isPhone, isWechat, type PayMode } from '@/lib/shared/money/pay-modes'

export type PayWay = 'ali' | 'wx'
export type PayMethodRow = OutputOf<ApiContract['GET /pay/payMethodShow']>['methods'][number]

const CHANNEL = { ali: 1, wx: 2 } as const
export const PAY_WAYS: readonly PayWay[] = ['ali', 'wx']

/** The offered ways; all of them while that is unknown. */
export const offeredWays = (methods: readonly PayMethodRow[] | undefined): readonly PayWay[] =>
  PAY_WAYS.filter((way) => !methods || methods.some(({ aliOrWx }) => aliOrWx === CHANNEL[way]))

/**
 * How to pay in this browser: a code for another device on a desktop, the provider's page on a phone, WeChat's own call
 * inside WeChat, where nothing else opens. undefined: not at all.
 */
export function payModeOf(way: PayWay, methods: readonly PayMethodRow[], userAgent: string): PayMode | undefined {
  const offered = methods.find(({ aliOrWx }) => aliOrWx === CHANNEL[way])?.payModes ?? []
  return modesFor(way, userAgent).find((mode) => offered.includes(mode))
}

function modesFor(way: PayWay, userAgent: string): readonly PayMode[] {
  if (isWechat(userAgent)) return way === 'wx' ? ['17'] : []
  return isPhone(userAgent) ? ['16', '15'] : ['15', '16']
}

export function whyNoMode(way: PayWay, userAgent: string): string {
  if (!isWechat(userAgent)) return '暂不支持这种支付方式，请换一种'
  const what = way === 'ali' ? '微信里打不开支付宝' : '这里暂不支持微信内付款'
  return `${what}，请点右上角“…”，选择在浏览器打开后付款`
}
