'use client'

import { Button, Timeline } from 'antd'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import { Facts } from '@/components/office/parts/facts'
import styles from '@/components/office/parts/screen-page.module.css'
import { SiteName } from '@/components/office/parts/site-name'
import { TransferList } from '@/components/office/parts/transfer-list'
import { useStaff } from '@/components/office/parts/use-staff'
import type { Walk } from '@/components/office/parts/use-walk'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { UserId } from '@/lib/shared/ids'
import { yuanText } from '@/lib/shared/money/money'

interface Props {
  orderSn: string
  walk?: Walk
  onClose: () => void
}

/** One order: item, timeline, and its money in the ledger. */
export function OrderDrawer({ orderSn, walk, onClose }: Props) {
  const { data, error, reload } = useLoad(`order ${orderSn}`, () => call('GET /console/order', { orderSn }))
  const { may } = useStaff()
  const nameOf = (one: { userId: UserId; name: string }) => {
    const name = `${one.name || '用户'}（${one.userId}）`
    return may('users.read') ? (
      <a className="link" href={`/console/users?userId=${one.userId}`}>
        {name}
      </a>
    ) : (
      name
    )
  }
  const footer =
    data?.isHere && may('orders.act') ? (
      <div className={styles.foot}>
        <Button href={`/desk?${new URLSearchParams({ queue: 'all', orderSn })}`}>在工作台打开</Button>
      </div>
    ) : undefined
  return (
    <DockedDrawer title={orderSn} walk={walk} footer={footer} onClose={onClose}>
      {!data ? error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={400} /> : null}
      {data ? (
        <>
          <Facts
            title={data.title}
            rows={{
              状态: data.statusName,
              玩法: `${data.modeName}・${data.gameName}`,
              站点: <SiteName id={data.distId} />,
              买家: nameOf(data.buyer),
              卖家: data.seller ? nameOf(data.seller) : '待接单',
              客服: data.service || '—',
              应付: dueText(data),
              卖家服务费: yuanText(data.fee),
              下单时间: data.createTime,
              付款时间: data.paidTime ?? '—',
            }}
          />
          <section className={styles.section}>
            <h3>资金流水</h3>
            <TransferList list={data.transfers} empty="还没有资金变动" />
          </section>
          <section className={styles.section}>
            <h3>时间线</h3>
            <Timeline
              items={data.process
                .filter(({ done }) => done)
                .map((one) => ({
                  key: `${one.createTime} ${one.explain}`,
                  content: (
                    <>
                      {one.explain}
                      <span className={styles.sub}>{one.createTime}</span>
                    </>
                  ),
                }))}
            />
          </section>
        </>
      ) : null}
    </DockedDrawer>
  )
}

/** The sum and its parts, e.g. ¥110.00 = 商品 ¥100.00 + 包赔 ¥10.00; only the sum if it has one part. */
function dueText({
  total,
  goods,
  cover,
  deposit,
  discount,
}: Record<'total' | 'goods' | 'cover' | 'deposit' | 'discount', string>): string {
  const more = [
    [' + 包赔 ', cover],
    [' + 押金 ', deposit],
    [' − 优惠 ', discount],
  ].filter(([, yuan]) => Number(yuan) !== 0)
  if (more.length === 0) return yuanText(total)
  return `${yuanText(total)} = 商品 ${yuanText(goods)}${more.map(([sign, yuan = '']) => sign + yuanText(yuan)).join('')}`
}
