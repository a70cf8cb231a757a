import type { RunningOrder } from '@/lib/contract/entities/restriction'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { maskPhone } from '@/lib/shared/text/mask'
import { formatDateTime } from '@/lib/shared/time'
import type { Order } from '../../orders/trading/types'

interface Account {
  userId: UserId
  person: { nickName: string; phone: string | null } | undefined
  coin: Fen
  running: RunningOrder[]
  paid: readonly Order[]
}

export const presentAccount = ({ userId, person, coin, running, paid }: Account) => ({
  userId,
  nickName: person?.nickName ?? '',
  phone: maskPhone(person?.phone ?? ''),
  coin: fenToYuan(coin),
  running,
  paid: paid.map((order) => ({
    orderSn: order.sn,
    title: order.snapshot.bigTitle,
    statusName: statusOf(order),
    total: fenToYuan(order.totalFen),
    createTime: formatDateTime(order.createdAt),
  })),
})

const statusOf = ({ status, subStatus }: Order): string => {
  if (status === 7 || status === 8) return '已取消'
  if (status !== 3) return '进行中'
  return subStatus === 'HOLD' ? '待放款' : '已完成'
}
