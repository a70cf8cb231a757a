'use client'

import { Empty } from '@/components/ui/empty'
import styles from './chat.module.css'
import { Composer } from './composer'

const NOT_SENT = '该订单未创建群聊，消息发送失败，请联系客服~'

/** Right column of an order without a group: what is typed is kept, sending says why it cannot. */
export function NoGroup({ orderSn, canSend }: { orderSn: string; canSend: boolean }) {
  return (
    <section className={styles.noGroup} aria-label="群聊">
      <Empty title="还没有群聊" text="该订单未创建群聊，请联系客服~" />
      {canSend ? <Composer draftKey={orderSn} onText={() => {}} onImage={() => {}} blocked={NOT_SENT} /> : null}
    </section>
  )
}
