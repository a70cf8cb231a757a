'use client'

import { Button, Tag } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import { isUsablePayee, unpayableText } from '@/lib/shared/money/payout'
import { SharePayeeDialog } from './share-payee-dialog'
import type { ShareTerms } from './share-payout-dialog'

/** Payout accounts of the share; a new one is locked for a period. */
export function SharePayees({ terms, onChanged }: { terms: ShareTerms; onChanged: () => void }) {
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<ShareTerms['payees'][number] | null>(null)
  const { payees, mostPayees, rules } = terms
  return (
    <section className={`panel ${styles.box} ${styles.pad} ${styles.stack}`} aria-label="收款账户">
      <h2 className={styles.boxHead}>收款账户</h2>
      <p className="muted">
        {`最多 ${mostPayees} 个。新绑定的账户 ${rules.lockHours} 小时内不能提现，第一笔次日打款；户名须与账户一致。`}
      </p>
      {payees.length === 0 ? <p>还没有收款账户</p> : null}
      <ul className={styles.transfers}>
        {payees.map((one) => (
          <li key={one.payeeId}>
            <p>
              <b>{one.name}</b>
              {one.canPay ? null : <Tag>{unpayableText(one.kind)}</Tag>}
              {one.canPay && one.lockedUntil ? (
                <Tag color="warning">{`${one.lockedUntil.slice(5, 16)} 后可打款`}</Tag>
              ) : null}
              {one.isFirst && isUsablePayee(one) ? <Tag>还没有到账过</Tag> : null}
              <Button type="link" size="small" danger onClick={() => setRemoved(one)}>
                删除<span className="sr">{one.name}</span>
              </Button>
            </p>
            <span className={styles.sub}>{`${one.createTime.slice(0, 16)} 绑定`}</span>
          </li>
        ))}
      </ul>
      <Button disabled={payees.length >= mostPayees} onClick={() => setAdding(true)}>
        绑定账户
      </Button>
      {isAdding ? (
        <SharePayeeDialog kinds={terms.payeeKinds} onDone={onChanged} onClose={() => setAdding(false)} />
      ) : null}
      {removed ? (
        <ReasonDialog
          title={`删除${removed.name}？`}
          text={`再次绑定时要重新验证，并锁 ${rules.lockHours} 小时。`}
          confirm="删除"
          danger
          done="已删除"
          onSend={async (reason) => {
            await call('POST /console/removeSharePayee', { payeeId: String(removed.payeeId), reason })
            onChanged()
          }}
          onClose={() => setRemoved(null)}
        />
      ) : null}
    </section>
  )
}
