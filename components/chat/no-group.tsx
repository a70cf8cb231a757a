import { Empty } from '@/components/ui/empty'
import type { OrderDetail } from '@/lib/contract/entities/order'
import styles from './chat.module.css'

/** Orders that nobody has taken yet: their group opens when somebody does. */
const UNTAKEN: readonly string[] = ['ASSIGN', 'POSTED']

/** Right column of an order without a group, where nothing can be sent: why, and what brings one. */
export function NoGroup({ order: { status, subStatus } }: { order: OrderDetail }) {
  return (
    <section className={styles.noGroup} aria-label="群聊">
      {status === 0 ? (
        <Empty picture="chat" title="付款后才有群聊" text="付款后会自动创建群聊，买卖双方和客服都在里面。" />
      ) : UNTAKEN.includes(subStatus) ? (
        <Empty picture="chat" title="接单后才有群聊" text="有人接单后会自动创建群聊，到时就能和对方沟通。" />
      ) : (
        <Empty picture="chat" title="没有群聊" text="这笔订单没有创建群聊，有问题请联系客服。">
          <a className="btn" href="/kfyz#contact">
            联系客服
          </a>
        </Empty>
      )}
    </section>
  )
}
