'use client'

import { Facts } from '@/components/office/parts/facts'
import styles from '@/components/office/parts/screen-page.module.css'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { UserId } from '@/lib/shared/ids'
import { yuanText } from '@/lib/shared/money/money'
import { kindsText } from '@/lib/shared/people/restrictions'

/** Running orders shown here; there may be many. */
const SHOWN = 5

/** What a restriction of this member concerns. */
export function RestrictPreview({ userId }: { userId: UserId }) {
  const { data, error, reload } = useLoad(`preview ${userId}`, () =>
    call('GET /console/restrictionPreview', { userId: String(userId) }),
  )
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={160} />
  const { coin, goods, running, active, secondFrom } = data
  return (
    <>
      <Facts
        title="影响范围"
        rows={{
          余额: yuanText(coin),
          在售商品: `${goods} 件，限制上架后暂时下架`,
          进行中的订单: `${running.length} 笔，照常完成`,
          已有限制:
            active.length === 0
              ? '没有'
              : active
                  .map(
                    (one) =>
                      `${kindsText(one.kinds) || `冻结 ${yuanText(one.held)}`}，到 ${one.untilTime.slice(5, 16)}`,
                  )
                  .join('；'),
          双人复核: `冻结金额，或限制提现时的余额，满 ${yuanText(secondFrom)} 须第二人同意`,
        }}
      />
      {running.length > 0 ? (
        <section className={styles.section}>
          <h3>进行中的订单</h3>
          <ul>
            {running.slice(0, SHOWN).map((order) => (
              <li key={order.orderSn}>
                <a className="link" href={`/console/orders?orderSn=${order.orderSn}`}>
                  {order.title}
                </a>
                <span className={styles.sub}>
                  {[order.side === 'buyer' ? '买家' : '卖家', order.statusName, yuanText(order.price), order.siteName]
                    .filter(Boolean)
                    .join('・')}
                </span>
              </li>
            ))}
          </ul>
          {running.length > SHOWN ? (
            <p className="muted">{`另有 ${running.length - SHOWN} 笔，在“订单”里按用户查看`}</p>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
