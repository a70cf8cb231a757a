'use client'

import { App, Button } from 'antd'
import { useState } from 'react'
import { PagedTable } from '@/components/office/parts/paged-table'
import { PhaseTag } from '@/components/office/parts/phase-tag'
import styles from '@/components/office/parts/screen-page.module.css'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'
import { isUsablePayee } from '@/lib/shared/money/payout'
import { WITHDRAWAL_PHASES } from '@/lib/shared/staff/phases'
import { SharePayees } from './share-payees'
import { SharePayoutDialog } from './share-payout-dialog'

type Payout = OutputOf<ApiContract['GET /console/sharePayouts']>['list'][number]

/** Balance of the share, its payout accounts, and past payouts. */
export function SharePayouts() {
  const { modal, message } = App.useApp()
  const { data, error, reload } = useLoad('share', () => call('GET /console/shareTerms', {}))
  const [version, setVersion] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const handleChanged = () => {
    setVersion((n) => n + 1)
    reload()
  }
  const handleCancel = ({ withdrawalSn, amount }: Payout) =>
    modal.confirm({
      title: '取消这笔提现？',
      content: `${yuanText(amount)} 立即退回分成余额，不收手续费。`,
      okText: '取消提现',
      cancelText: '暂不取消',
      onOk: () =>
        call('POST /console/cancelSharePayout', { withdrawalSn }, { idempotencyKey: `cancel-${withdrawalSn}` }).then(
          () => {
            message.success('已取消')
            handleChanged()
          },
          (failure: Error) => void message.error(failure.message),
        ),
    })
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={360} />
  const isOpen = data.payees.some(isUsablePayee)
  const { least, reviewFrom, feeBp, leastFee } = data.rules
  const columns = [
    { title: '申请时间', dataIndex: 'createTime', className: styles.num },
    { title: '收款账户', dataIndex: 'payee' },
    { title: '申请人', dataIndex: 'by' },
    {
      title: '状态',
      render: ({ state, stateName, says }: Payout) => (
        <>
          <PhaseTag phase={WITHDRAWAL_PHASES[state]}>{stateName}</PhaseTag>
          <span className={styles.sub}>{says}</span>
        </>
      ),
    },
    {
      title: '金额',
      align: 'right' as const,
      render: ({ amount, fee }: Payout) => (
        <>
          <b className={styles.num}>{yuanText(amount)}</b>
          <span className={styles.sub}>{`手续费 ${fee}`}</span>
        </>
      ),
    },
    {
      title: '操作',
      align: 'right' as const,
      render: (row: Payout) =>
        row.canCancel ? (
          <Button type="link" size="small" danger onClick={() => handleCancel(row)}>
            取消提现
          </Button>
        ) : null,
    },
  ]
  return (
    <>
      <section className={`panel ${styles.box} ${styles.pad} ${styles.stack}`} aria-label="分成余额">
        <h2 className={styles.boxHead}>分成余额</h2>
        <p className={styles.sum}>{yuanText(data.balance)}</p>
        <p className="muted">
          {data.rules.isOpen
            ? `单笔 ${yuanText(least)} 起，每笔由平台财务复核，满 ${yuanText(reviewFrom)} 由两位复核；手续费 ${feeBp / 100}%，最低 ${yuanText(leastFee)}。`
            : '提现暂停服务，分成余额不受影响，恢复后可以提现。'}
        </p>
        <p className={styles.actions} style={{ marginLeft: 0 }}>
          <Button type="primary" disabled={!data.rules.isOpen || !isOpen} onClick={() => setAsking(true)}>
            申请提现
          </Button>
          {data.rules.isOpen && !isOpen ? (
            <span className={styles.note}>
              {data.payees.length === 0 ? '先绑定一个收款账户' : '收款账户还在锁定期，到期后可以提现'}
            </span>
          ) : null}
        </p>
      </section>
      <SharePayees terms={data} onChanged={handleChanged} />
      <section className={`panel ${styles.box}`} aria-label="提现记录">
        <h2 className={styles.boxHead}>提现记录</h2>
        <PagedTable<Payout>
          of="payouts"
          version={version}
          load={(page) => call('GET /console/sharePayouts', { page })}
          columns={columns}
          rowKey={({ withdrawalSn }) => withdrawalSn}
          empty="还没有提现"
        />
      </section>
      {isAsking ? <SharePayoutDialog terms={data} onDone={handleChanged} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
