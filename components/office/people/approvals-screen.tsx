'use client'

import { App, Button, Segmented, Tag } from 'antd'
import { useState } from 'react'
import { addressParam } from '@/components/office/parts/address-param'
import { ObjectLink } from '@/components/office/parts/object-link'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

type Approval = OutputOf<ApiContract['GET /console/approvals']>['list'][number]
const STATES = { open: '待复核', approved: '已通过', declined: '已驳回' } as const
const OPTIONS = [...Object.entries(STATES).map(([value, label]) => ({ value, label })), { value: '', label: '全部' }]
const TONES = { open: 'warning', approved: 'success', declined: 'default' } as const

/** Writes above a limit that wait for approval by a second staff member. */
export default function ApprovalsScreen() {
  const { modal, message } = App.useApp()
  const [state, setState] = useState<string>(() => addressParam('state') ?? 'open')
  const [version, setVersion] = useState(0)
  const [declined, setDeclined] = useState<Approval | null>(null)
  const decide = async ({ approvalId }: Approval, accept: '0' | '1', reason = '') => {
    await call('POST /console/decideApproval', { approvalId: String(approvalId), accept, reason })
    setVersion((n) => n + 1)
  }
  const handleApprove = (row: Approval) =>
    modal.confirm({
      title: '通过并立即执行',
      content: `${row.title}。申请人：${row.askedBy}。理由：${row.reason || '未填写'}`,
      okText: '通过',
      onOk: () =>
        decide(row, '1').then(
          () => void message.success('已执行'),
          (error: Error) => void message.error(error.message),
        ),
    })
  const columns = [
    {
      title: '操作',
      render: (row: Approval) => (
        <>
          {row.title}
          <span className={styles.sub}>
            <ObjectLink object={row.object} />
          </span>
        </>
      ),
    },
    { title: '理由', dataIndex: 'reason' },
    { title: '申请人', dataIndex: 'askedBy', width: 112 },
    {
      title: '状态',
      width: 148,
      render: (row: Approval) => (
        <>
          <Tag color={TONES[row.state]}>{STATES[row.state]}</Tag>
          {row.decidedBy ? <span className={styles.sub}>{`${row.decidedBy} ${row.decision}`}</span> : null}
        </>
      ),
    },
    { title: '时间', dataIndex: 'createTime', className: styles.num, width: 152 },
    {
      title: '处理',
      width: 120,
      align: 'right' as const,
      render: (row: Approval) =>
        row.mayDecide ? (
          <>
            {row.isOwn ? null : (
              <Button type="link" size="small" onClick={() => handleApprove(row)}>
                通过
              </Button>
            )}
            <Button type="link" size="small" danger onClick={() => setDeclined(row)}>
              {row.isOwn ? '撤回' : '驳回'}
            </Button>
          </>
        ) : null,
    },
  ]
  return (
    <ScreenPage title="双人复核" note="超过限额的操作须由另一位有同样权限的成员通过后执行">
      <section className={`panel ${styles.box}`} aria-label="复核申请">
        <div className={styles.filters}>
          <Segmented options={OPTIONS} value={state} onChange={setState} />
        </div>
        <PagedTable
          of={state}
          version={version}
          load={(page) => call('GET /console/approvals', { state: (state || undefined) as Approval['state'], page })}
          columns={columns}
          rowKey={(row) => row.approvalId}
          empty={state === 'open' ? '没有等待复核的操作' : '没有符合条件的复核申请'}
          isFixed
        />
      </section>
      {declined ? (
        <ReasonDialog
          title={declined.isOwn ? '撤回申请' : '驳回申请'}
          text={declined.title}
          confirm={declined.isOwn ? '撤回' : '驳回'}
          danger
          onSend={(reason) => decide(declined, '0', reason)}
          onClose={() => setDeclined(null)}
        />
      ) : null}
    </ScreenPage>
  )
}
