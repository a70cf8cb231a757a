'use client'

import { Segmented, Tag } from 'antd'
import { useState } from 'react'
import { addressParam } from '@/components/office/parts/address-param'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { useWalk } from '@/components/office/parts/use-walk'
import { call } from '@/lib/client/api'
import { type Approval, ApprovalDrawer, STATES, TONES } from './approval-drawer'

const OPTIONS = [...Object.entries(STATES).map(([value, label]) => ({ value, label })), { value: '', label: '全部' }]

const keyOf = ({ approvalId }: Approval) => approvalId
const COLUMNS = [
  {
    title: '操作',
    render: (row: Approval) => (
      <>
        <span className="ell2">{row.title}</span>
        <span className={styles.sub}>{[row.object.kind, row.object.name].filter(Boolean).join(' ')}</span>
      </>
    ),
    brief: (row: Approval) => row.title,
  },
  {
    title: '理由',
    render: (row: Approval) => (
      <>
        {row.reason || '没有填写'}
        {row.pictures.length > 0 ? <span className={styles.sub}>{`凭证 ${row.pictures.length} 张`}</span> : null}
      </>
    ),
  },
  { title: '申请人', dataIndex: 'askedBy', width: 112 },
  {
    title: '状态',
    place: 'state' as const,
    width: 128,
    render: (row: Approval) => (
      <>
        <Tag color={TONES[row.state]}>{STATES[row.state]}</Tag>
        {row.decidedBy ? <span className={styles.sub}>{row.decidedBy}</span> : null}
      </>
    ),
  },
  {
    title: '时间',
    place: 'last' as const,
    width: 152,
    align: 'right' as const,
    render: (row: Approval) => <span className={styles.num}>{row.createTime}</span>,
  },
]

/** Writes above a limit that wait for approval by a second staff member. */
export default function ApprovalsScreen() {
  const [state, setState] = useState<string>(() => addressParam('state') ?? 'open')
  const [version, setVersion] = useState(0)
  const [opened, setOpened] = useState<number>()
  const open = (row: Approval) => {
    setOpened(keyOf(row))
    // the addresses of its pictures expire: they are loaded again with the list
    setVersion((n) => n + 1)
  }
  const { rows, onRows, walk } = useWalk<Approval>({ rowKey: keyOf, opened, onOpen: open })
  const approval = rows.find((row) => keyOf(row) === opened)
  const drawer = approval ? (
    <ApprovalDrawer
      key={approval.approvalId}
      approval={approval}
      walk={walk}
      onClose={() => setOpened(undefined)}
      onChanged={() => {
        setOpened(undefined)
        setVersion((n) => n + 1)
      }}
    />
  ) : null
  return (
    <ScreenPage title="双人复核" note="超过限额的操作须由另一位有同样权限的员工通过后执行" drawer={drawer}>
      <section className={`panel ${styles.box}`} aria-label="复核申请">
        <div className={styles.filters}>
          <Segmented options={OPTIONS} value={state} onChange={setState} />
        </div>
        <PagedTable
          of={state}
          version={version}
          load={(page) => call('GET /console/approvals', { state: (state || undefined) as Approval['state'], page })}
          columns={COLUMNS}
          rowKey={keyOf}
          empty={state === 'open' ? '没有等待复核的操作' : '没有符合条件的复核申请'}
          onOpen={open}
          opened={opened}
          onRows={onRows}
          isFixed
        />
      </section>
    </ScreenPage>
  )
}
