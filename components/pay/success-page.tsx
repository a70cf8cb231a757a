'use client'

import { turnOf } from '@/components/order/order-text'
import { buttonClass } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Icon } from '@/components/ui/icon'
import { LoadError } from '@/components/ui/load-error'
import { SkeletonRows } from '@/components/ui/skeleton'
import { call } from '@/lib/client/api'
import { useLiveOrders } from '@/lib/client/hooks/use-live-orders'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { OrderSlip } from './order-slip'
import styles from './pay.module.css'

/** After payment: the receipt and what happens next. Says so when the order is not paid after all. */
export function SuccessPage({ orderSn }: { orderSn: string }) {
  if (!orderSn) {
    return (
      <div className="wrap">
        <div className={`panel ${styles.lone}`}>
          <Empty title="没有指定订单" text="可以在订单列表里找到刚付款的订单">
            <a className="btn" href="/center/buyers/buyRecord">
              查看我的订单
            </a>
          </Empty>
        </div>
      </div>
    )
  }
  return <Receipt orderSn={orderSn} />
}

function Receipt({ orderSn }: { orderSn: string }) {
  const { data, slow, error, reload } = useLoad(orderSn, () =>
    call('GET /order/orderDetail', { orderSn }, { notMsg: true, quiet: true }),
  )
  useLiveOrders(reload, orderSn)
  return (
    <div className={`wrap ${styles.cash}`}>
      <section className={`panel ${styles.ways}`} aria-busy={!data && !error}>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow ? <SkeletonRows rows={3} /> : null}
        {data ? <Outcome order={data} /> : null}
      </section>
      {data ? <OrderSlip order={data} total={data.payTime ? '实付' : '合计'} /> : null}
    </div>
  )
}

function Outcome({ order }: { order: OrderDetail }) {
  const turn = turnOf(order)
  const isPaid = order.status >= 1 && order.status <= 3
  return (
    <>
      <div className={styles.outcome} data-tone={isPaid ? 'safe' : turn.tone}>
        <Icon name={isPaid ? 'done' : turn.tone === 'warn' ? 'clock' : 'fail'} />
        <div>
          <h2>{isPaid ? '付款成功' : turn.title}</h2>
          <p className="muted">{isPaid ? '货款已由平台托管，确认收货前不放款给卖家' : turn.text}</p>
        </div>
      </div>
      {isPaid ? <NextSteps goodsTypeId={order.orderTypeId} /> : null}
      <div className={styles.go}>
        {isPaid ? (
          <a
            className={buttonClass({ kind: 'primary', size: 'xl' })}
            href={`/chatSystem?status=${order.status}&returnType=0&orderSn=${order.orderSn}`}
          >
            进入订单群聊
          </a>
        ) : null}
        {order.status === 0 ? (
          <a
            className={buttonClass({ kind: 'primary', size: 'xl' })}
            href={`/wares/${order.goodsSn}/pay?orderSn=${order.orderSn}`}
          >
            去付款
          </a>
        ) : null}
        <a className={buttonClass({ size: 'xl' })} href={`/center/buyers/buyOrderDetail?orderSn=${order.orderSn}`}>
          查看订单
        </a>
        <a className={buttonClass({ kind: 'text' })} href="/wares">
          继续逛逛
        </a>
      </div>
    </>
  )
}

const STEPS = {
  account: [
    ['进入订单群聊', '买卖双方和客服都在群里'],
    ['卖家交付账号', '账号和密码加密保存，只有你能查看'],
    ['登录游戏核对', '核对资料并完成换绑，不符请在群里联系客服'],
    ['确认收货', '确认后进入保障期，期满放款给卖家'],
  ],
  other: [
    ['进入订单群聊', '买卖双方和客服都在群里'],
    ['卖家发货', '按填写的收货角色交付'],
    ['登录游戏核对', '核对数量，不符请在群里联系客服'],
    ['确认收货', '确认后进入保障期，期满放款给卖家'],
  ],
  code: [
    ['进入订单群聊', '买卖双方和客服都在群里'],
    ['卖家发码', '卡密加密保存，只有你能查看'],
    ['兑换并核对', '卡密无效或面值不符，先截图再联系客服'],
    ['确认收货', '确认后进入保障期，期满放款给卖家'],
  ],
  topUp: [
    ['进入订单群聊', '买卖双方和客服都在群里'],
    ['卖家充值', '充到填写的充值账号'],
    ['登录游戏核对', '核对到账数量，不符请在群里联系客服'],
    ['确认收货', '确认后进入保障期，期满放款给卖家'],
  ],
} as const
const STEPS_OF: Record<number, keyof typeof STEPS> = { 1: 'account', 46: 'code', 3: 'topUp' }

function NextSteps({ goodsTypeId }: { goodsTypeId: number }) {
  return (
    <ol className={styles.next} aria-label="接下来">
      {STEPS[STEPS_OF[goodsTypeId] ?? 'other'].map(([title, text], i) => (
        <li key={title}>
          <b className="num">{i + 1}</b>
          <span>
            <strong>{title}</strong>
            {text}
          </span>
        </li>
      ))}
    </ol>
  )
}
