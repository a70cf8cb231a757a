'use client'

import { Button, Segmented, Tag } from 'antd'
import { useState } from 'react'
import { addressParam } from '@/components/office/parts/address-param'
import { PagedTable } from '@/components/office/parts/paged-table'
import { PhaseTag } from '@/components/office/parts/phase-tag'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { SearchBox } from '@/components/office/parts/search-box'
import { SiteName } from '@/components/office/parts/site-name'
import { useWalk } from '@/components/office/parts/use-walk'
import { call } from '@/lib/client/api'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'
import { WITHDRAWAL_PHASES } from '@/lib/shared/staff/phases'
import { WithdrawalDrawer } from './withdrawal-drawer'
import type { Withdrawal } from './withdrawal-row'
import { WithdrawalsBulk } from './withdrawals-bulk'

type State = NonNullable<InputOf<ApiContract['GET /console/withdrawals']>['state']>

const STATES: { value: State; label: string }[] = [
  { value: 'all', label: '全部' },
  { value: 'review', label: '待复核' },
  { value: 'waiting', label: '等待打款' },
  { value: 'sent', label: '打款中' },
  { value: 'paid', label: '已到账' },
  { value: 'failed', label: '失败' },
  { value: 'returned', label: '被退回' },
  { value: 'refused', label: '未通过' },
  { value: 'cancelled', label: '已取消' },
]
/** Who agreed, and how many still have to; which shares need two is known once the first one agreed. */
function agreedText({ first, second, isFirst, state, ofDist }: Withdrawal): string {
  if (second) return `${first}、${second}已同意`
  if (first) return `${first}${isFirst ? '（我）' : ''}已同意${state === 'review' ? '，还需 1 人同意' : ''}`
  if (state !== 'review') return '—'
  return ofDist === null ? '还需 2 人同意' : '待同意'
}
const COLUMNS = [
  {
    title: '申请',
    render: (row: Withdrawal) => (
      <>
        {row.nickName}
        <span className={styles.sub}>
          {row.ofDist === null ? `用户 ${row.userId}・` : '分成・'}
          <SiteName id={row.ofDist ?? row.distId} />
        </span>
      </>
    ),
  },
  { title: '收款账户', dataIndex: 'payee' },
  {
    title: '状态',
    place: 'state' as const,
    render: ({ state, stateName, createTime }: Withdrawal) => (
      <PhaseTag phase={WITHDRAWAL_PHASES[state]} since={state === 'review' ? createTime : undefined}>
        {stateName}
      </PhaseTag>
    ),
  },
  {
    title: '提示',
    render: (row: Withdrawal) => (
      <>
        {row.sharedWith > 0 ? <Tag color="error">{`${row.sharedWith} 人共用`}</Tag> : null}
        {row.paidBefore === 0 ? <Tag color="warning">首次收款</Tag> : <Tag>{`到账过 ${row.paidBefore} 次`}</Tag>}
      </>
    ),
  },
  {
    title: '复核',
    render: agreedText,
  },
  {
    title: '申请金额',
    place: 'sum' as const,
    align: 'right' as const,
    render: (row: Withdrawal) => (
      <>
        <b className={styles.num}>{yuanText(row.amount)}</b>
        {Number(row.fee) > 0 ? <span className={styles.sub}>{`打款 ${yuanText(row.arrives)}`}</span> : null}
      </>
    ),
  },
  { title: '申请时间', dataIndex: 'createTime', align: 'right' as const },
]

/** Withdrawals of all sites: those waiting for two approvals, and the state at the provider. */
export default function WithdrawalsScreen() {
  const [userId, setUserId] = useState(() => addressParam('userId') ?? '')
  const [state, setState] = useState<State>(userId ? 'all' : 'review')
  const [query, setQuery] = useState('')
  const [version, setVersion] = useState(0)
  const [opened, setOpened] = useState<Withdrawal | null>(null)
  const [picked, setPicked] = useState<Withdrawal[]>([])
  /** Of the filter to which it belongs: a late answer to another one is not shown. */
  const [sum, setSum] = useState({ of: '', text: '' })
  const filter = `${state} ${query} ${userId}`
  const load = async (page: string) => {
    const found = await call('GET /console/withdrawals', {
      state,
      page,
      ...(userId && { userId }),
      ...(query && { query }),
    })
    setSum({ of: filter, text: found.total > 0 ? `${found.total} 笔，申请金额共 ${yuanText(found.sum)}` : '' })
    return found
  }
  const { onRows, walk } = useWalk<Withdrawal>({
    rowKey: (row) => row.withdrawalSn,
    opened: opened?.withdrawalSn,
    onOpen: setOpened,
  })
  const handleChanged = () => {
    setVersion((n) => n + 1)
    setPicked([])
    setOpened(null)
  }
  const change = (next: State) => {
    setState(next)
    setPicked([])
  }
  return (
    <ScreenPage
      title="提现复核"
      note="处理中的排在前面，先申请的先处理。达到复核金额的须两位员工先后通过，分销商分成每笔都复核"
      actions={<Button onClick={handleChanged}>刷新</Button>}
      drawer={
        opened ? (
          <WithdrawalDrawer
            key={opened.withdrawalSn}
            row={opened}
            walk={walk}
            onClose={() => setOpened(null)}
            onChanged={handleChanged}
          />
        ) : null
      }
    >
      <section className={`panel ${styles.box}`} aria-label="提现">
        <div className={`${styles.filters} ${styles.twoLines}`}>
          <SearchBox
            aria-label="查找提现"
            placeholder="提现单号、完整手机号、用户 ID 或昵称"
            style={{ width: 280 }}
            onSearch={(text) => {
              setQuery(text)
              if (text) change('all')
            }}
          />
          <Segmented options={STATES} value={state} onChange={change} />
          {userId ? <Tag closable onClose={() => setUserId('')}>{`用户 ${userId}`}</Tag> : null}
        </div>
        {sum.of === filter && sum.text ? <p className={styles.sub}>{sum.text}</p> : null}
        {picked.length > 0 ? <WithdrawalsBulk picked={picked} onDone={handleChanged} /> : null}
        <PagedTable
          of={`${state} ${userId} ${query}`}
          version={version}
          load={load}
          columns={COLUMNS}
          rowKey={(row) => row.withdrawalSn}
          empty={query ? '没有找到对应的提现' : state === 'review' ? '没有等待复核的提现' : '没有这个状态的提现'}
          onOpen={setOpened}
          opened={opened?.withdrawalSn}
          onRows={onRows}
          picked={state === 'review' ? picked : undefined}
          onPick={setPicked}
        />
      </section>
    </ScreenPage>
  )
}
