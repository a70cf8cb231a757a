import type { OrderDetail, OrderRow } from '@/lib/contract/entities/order'

export interface OrderPlace {
  gameName: string
  areaName: string
  serverName: string
}

export function placeOf(order: Pick<OrderRow, 'details'>): OrderPlace {
  try {
    return { gameName: '', areaName: '', serverName: '', ...JSON.parse(order.details) }
  } catch {
    return { gameName: '', areaName: '', serverName: '' }
  }
}

export const placeText = (order: Pick<OrderRow, 'details' | 'orderTypeName'>): string => {
  const { gameName, areaName, serverName } = placeOf(order)
  return [gameName, order.orderTypeName, areaName, serverName].filter(Boolean).join(' · ')
}

type Turn = { title: string; text: string; tone: 'warn' | 'safe' | 'muted' }

/** Whose turn it is: the first thing an order says, for its buyer (belong 0) and its seller. */
export function turnOf(
  order: Pick<OrderDetail, 'status' | 'subStatus' | 'belong' | 'orderTypeId' | 'cancelReason'>,
): Turn {
  const buyer = order.belong === 0
  const account = order.orderTypeId === 1
  if (order.status === 0)
    return {
      tone: 'warn',
      title: '等待付款',
      text: buyer ? '商品已为你保留，超时未付款订单自动取消。' : '买家还没有付款。',
    }
  if (order.status === 1) {
    if (buyer)
      return {
        tone: 'warn',
        title: account ? '等待卖家交付账号' : '等待卖家发货',
        text: '货款由平台托管。卖家发货前你可以申请退款，全额退回。',
      }
    return {
      tone: 'warn',
      title: account ? '请交付账号资料' : '请尽快发货',
      text: account
        ? '账号和密码加密保存，只有这位买家能看到，请不要发在群里。'
        : '按买家填写的角色交付，完成后在这里提交。',
    }
  }
  if (order.status === 2)
    return {
      tone: 'warn',
      title: buyer ? '请检查并确认收货' : '等待买家确认',
      text: buyer ? '核对无误、换绑完成后再确认。确认后平台放款给卖家。' : '买家确认后进入保障期，期满后货款到账。',
    }
  if (order.status === 3)
    return {
      tone: 'safe',
      title: '交易成功',
      text:
        order.subStatus === 'HOLD'
          ? buyer
            ? '订单在保障期内，有问题请联系客服。'
            : '货款在保障期内，期满自动到账。'
          : '货款已结算。',
    }
  return {
    tone: 'muted',
    title: order.status === 7 ? '买家已取消' : order.status === 8 ? '卖家已取消' : '订单已取消',
    text: order.cancelReason || '订单已结束，已付款项退回余额。',
  }
}

/** "还剩 2 小时 5 分" */
export function leftText(seconds: number): string {
  const [d, h, m] = [
    Math.floor(seconds / 86_400),
    Math.floor((seconds % 86_400) / 3600),
    Math.floor((seconds % 3600) / 60),
  ]
  if (d > 0) return `${d} 天 ${h} 小时`
  if (h > 0) return `${h} 小时 ${m} 分`
  return m > 0 ? `${m} 分钟` : '不到 1 分钟'
}
