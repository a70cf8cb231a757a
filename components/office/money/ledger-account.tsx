'use client'

import { Button, InputNumber, Pagination, Select } from 'antd'
import { useState } from 'react'
import { addressParam } from '@/components/office/parts/address-param'
import styles from '@/components/office/parts/screen-page.module.css'
import { TransferList } from '@/components/office/parts/transfer-list'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { yuanText } from '@/lib/shared/money/money'

const KINDS = [
  { value: 'user', label: '用户余额（用户 ID）' },
  { value: 'escrow', label: '订单托管（订单内部编号）' },
  { value: 'deposit', label: '订单押金（订单内部编号）' },
  { value: 'withdrawal', label: '提现在途（提现内部编号）' },
  { value: 'clearing', label: '渠道清算（1 支付宝 2 微信 3 银行）' },
  { value: 'dist', label: '分销商分成（站点）' },
  { value: 'platform', label: '平台收入（0）' },
  { value: 'cover', label: '包赔基金（0）' },
  { value: 'marketing', label: '营销支出（0）' },
  { value: 'recycling', label: '回收资金（0）' },
]

/** The member whose balance the page's address names. */
export const memberInAddress = (): number | null => Number(addressParam('userId')) || null

/** One ledger account and its movements. */
export function LedgerAccount() {
  const [kind, setKind] = useState('user')
  const [ownerId, setOwnerId] = useState(memberInAddress)
  const [account, setAccount] = useState(() => (ownerId === null ? null : { kind, ownerId: String(ownerId) }))
  return (
    <section className={`panel ${styles.box} ${styles.pad}`} aria-label="账户">
      <div className={styles.filters}>
        <Select aria-label="账户类型" value={kind} options={KINDS} style={{ width: 260 }} onChange={setKind} />
        <InputNumber
          aria-label="编号"
          placeholder="编号"
          min={0}
          value={ownerId}
          style={{ width: 140 }}
          onChange={setOwnerId}
        />
        <Button
          type="primary"
          disabled={ownerId === null}
          onClick={() => setAccount({ kind, ownerId: String(ownerId) })}
        >
          查看
        </Button>
      </div>
      {account ? (
        <Moves key={`${account.kind} ${account.ownerId}`} account={account} />
      ) : (
        <p className="muted">选择账户类型并输入编号</p>
      )}
    </section>
  )
}

function Moves({ account }: { account: { kind: string; ownerId: string } }) {
  const [page, setPage] = useState(1)
  const { data, error, refusal, reload } = useLoad(String(page), () =>
    call('GET /console/ledgerAccount', { ...account, page: String(page) }),
  )
  if (refusal?.reason === 'NOT_FOUND')
    return <Empty picture="search" title="没有这个账户" text="还没有资金变动的账户不会出现在账本里" />
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={300} />
  return (
    <>
      <p>
        余额 <b className={styles.num}>{yuanText(data.balance)}</b>
      </p>
      <TransferList list={data.list} empty="还没有资金变动" />
      <Pagination
        size="small"
        current={page}
        pageSize={data.pageSize}
        total={data.total}
        onChange={setPage}
        showSizeChanger={false}
      />
    </>
  )
}
