'use client'

import { useState } from 'react'
import { CaseList } from '@/components/orders/case/case-list'
import { Button } from '@/components/ui/kit/button'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { OwingSums } from '@/lib/contract/entities/claim'
import { yuanText } from '@/lib/shared/money/money'
import { claimPath, wordsOfClaim } from '@/lib/shared/trade/claims'
import styles from './claim.module.css'

/** Claims of a member, and amounts owed for them. */
export function ClaimList() {
  return (
    <CaseList
      title="包赔理赔"
      load={(asked) => call('GET /claim/list', asked, { progress: true })}
      head={({ owing }, reload) => <Owing owing={owing} onRepaid={reload} />}
      keyOf={({ claimSn }) => claimSn}
      pathOf={claimPath}
      // only who claimed can appeal a rejection
      appealPath={({ orderSn, stage, viewer }) =>
        stage === 'rejected' && viewer === 'buyer' ? `${claimPath(orderSn)}&act=appeal` : null
      }
      words={({ viewer, kind, kindName }) => [
        viewer === 'buyer' ? '我申请' : `${wordsOfClaim(kind).claimant}申请`,
        kindName,
      ]}
      amountOf={({ amount }) => amount}
      empty={{ title: '没有理赔', text: '保障期内账号被找回或封禁，可以从订单页申请理赔' }}
    />
  )
}

/** A seller's debt for claims paid by the platform, and its repayment. */
function Owing({ owing: { asked: pending, owed }, onRepaid }: { owing: OwingSums; onRepaid: () => void }) {
  const [busy, setBusy] = useState(false)
  const repay = async () => {
    setBusy(true)
    try {
      const left = await call('POST /claim/repay', {}, { loud: true, progress: true })
      toast({ text: Number(left.owed) > 0 ? `已还一部分，还差 ${yuanText(left.owed)}` : '已还清' })
      onRepaid()
    } catch {
      // the call shows the error
    } finally {
      setBusy(false)
    }
  }
  if (Number(owed) > 0)
    return (
      <div className={styles.debt}>
        <p>
          <b>{`理赔欠款还欠 ${yuanText(owed)}。`}</b>
          从之后的交易收入和退回余额的预留、备款、押金里扣，还清前余额不能提现，也不能付款；可以现在用余额还。
        </p>
        <Button kind="primary" loading={busy} onClick={() => void repay()}>
          用余额偿还
        </Button>
      </div>
    )
  if (Number(pending) > 0)
    return (
      <div className={styles.debt}>
        <p>
          <b>{`有理赔等你处理，余额中 ${yuanText(pending)} 暂不能提现。`}</b>
          按要求归还账号、协助解封或赔付后恢复。
        </p>
      </div>
    )
  return null
}
