'use client'

import { Empty } from '@/components/ui/kit/empty'
import type { OrderDetail } from '@/lib/contract/entities/order'
import styles from './chat.module.css'
import { Composer } from './composer'

const NOT_SENT = '该订单未创建群聊，消息发送失败，请联系客服~'
/** States in which no worker has accepted the order yet: the group opens when one does. */
const UNTAKEN: readonly string[] = ['ASSIGN', 'POSTED']

interface Props {
  order: OrderDetail
  canSend: boolean
}

/**
 * Right column of an order without a group: how to get one; if the group is missing, input is kept, and sending shows
 * the reason.
 */
export function NoGroup({ order: { orderSn, status, subStatus }, canSend }: Props) {
  const isMissing = status !== 0 && !UNTAKEN.includes(subStatus)
  return (
    <section className={styles.noGroup} aria-label="群聊">
      {status === 0 ? (
        <Empty picture="chat" title="付款后才有群聊" text="付款后会自动创建群聊，买卖双方和客服都在里面。" />
      ) : isMissing ? (
        <Empty picture="chat" title="还没有群聊" text="该订单未创建群聊，请联系客服~">
          <a className="btn" href="/kfyz#contact">
            联系客服
          </a>
        </Empty>
      ) : (
        <Empty picture="chat" title="接单后才有群聊" text="有人接单后会自动创建群聊，到时就能和对方沟通。" />
      )}
      {isMissing && canSend ? (
        <Composer draftKey={orderSn} onText={() => {}} onImage={() => {}} blocked={NOT_SENT} />
      ) : null}
    </section>
  )
}
