'use client'

import { App, Button } from 'antd'
import { useState } from 'react'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import { newIntent } from '@/lib/client/new-intent'
import { fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { paidText, type Withdrawal } from './withdrawal-row'

/** Bulk approval: each withdrawal is approved separately, and failures are listed. */
export function WithdrawalsBulk({ picked, onDone }: { picked: readonly Withdrawal[]; onDone: () => void }) {
  const { modal, message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const fitting = picked.filter(({ isFirst }) => !isFirst)
  const sumOf = (name: 'amount' | 'fee' | 'arrives') =>
    fenToYuan(fitting.reduce((total, row) => total + yuanToFen(row[name]), 0n))
  const send = async () => {
    setBusy(true)
    const faults: string[] = []
    for (const { withdrawalSn } of fitting)
      await call(
        'POST /console/reviewWithdrawal',
        { withdrawalSn, agrees: '1' },
        { idempotencyKey: newIntent() },
      ).catch((error: Error) => faults.push(`${withdrawalSn}：${error.message}`))
    setBusy(false)
    const done = fitting.length - faults.length
    if (faults.length > 0)
      modal.warning({ title: `同意了 ${done} 笔，${faults.length} 笔没有成功`, content: faults.join('；') })
    else message.success(`同意了 ${done} 笔`)
    onDone()
  }
  const handleClick = () =>
    modal.confirm({
      title: `同意 ${fitting.length} 笔提现？`,
      content: `合计打款 ${paidText({ amount: sumOf('amount'), fee: sumOf('fee'), arrives: sumOf('arrives') })}。每笔须由两位员工同意才会打款。`,
      okText: '同意',
      onOk: send,
    })
  return (
    <div className={styles.bulk}>
      <b>{`已选 ${picked.length} 笔`}</b>
      <Button type="primary" size="small" loading={busy} disabled={fitting.length === 0} onClick={handleClick}>
        {`同意 ${fitting.length} 笔`}
      </Button>
      <span className="muted">我已同意过的不会重复提交</span>
    </div>
  )
}
