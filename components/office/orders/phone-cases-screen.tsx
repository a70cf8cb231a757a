'use client'

import { Button, Table } from 'antd'
import { useState } from 'react'
import { cardColumns } from '@/components/office/parts/list-columns'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { useStaff } from '@/components/office/parts/use-staff'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { UserId } from '@/lib/shared/ids'

type Cases = OutputOf<ApiContract['GET /console/securityCases']>
type PhoneCase = Cases['phoneRequests'][number]
type Freeze = Cases['freezes'][number]
interface Confirmation {
  title: string
  text: string
  danger?: boolean
  send: (reason: string) => Promise<unknown>
}

const who = (row: { nickName: string; userId: UserId }) => (
  <>
    {row.nickName}
    <span className={styles.sub}>{`用户 ${row.userId}`}</span>
  </>
)

/** Lost phones, and accounts frozen by their members: decided by staff after verifying the person. */
export default function PhoneCasesScreen() {
  const { may } = useStaff()
  const { data, error, reload } = useLoad('cases', () => call('GET /console/securityCases', {}))
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const review = (row: PhoneCase, accept: '0' | '1') => (reason: string) =>
    call('POST /console/reviewPhoneRequest', { requestId: String(row.requestId), accept, reason }).then(reload)
  const phones = [
    { title: '用户', render: who },
    { title: '姓名', dataIndex: 'realName' },
    { title: '原手机号', dataIndex: 'phone' },
    { title: '新手机号', dataIndex: 'newPhone' },
    { title: '地点', dataIndex: 'place' },
    { title: '申请时间', dataIndex: 'createTime' },
    {
      title: '处理',
      align: 'right' as const,
      render: (row: PhoneCase) => (
        <>
          <Button
            type="link"
            size="small"
            onClick={() =>
              setConfirmation({
                title: `把${row.nickName}的手机号换成 ${row.newPhone}`,
                text: '请先视频核实本人。通过后所有设备退出登录，提现进入安全锁定。',
                send: review(row, '1'),
              })
            }
          >
            通过
          </Button>
          <Button
            type="link"
            size="small"
            danger
            onClick={() =>
              setConfirmation({
                title: `拒绝${row.nickName}的申请`,
                text: '用户会看到理由。',
                danger: true,
                send: review(row, '0'),
              })
            }
          >
            拒绝
          </Button>
        </>
      ),
    },
  ]
  const freezes = [
    { title: '用户', render: who },
    { title: '手机号', dataIndex: 'phone' },
    { title: '地点', dataIndex: 'place' },
    { title: '冻结时间', dataIndex: 'createTime' },
    {
      title: '处理',
      align: 'right' as const,
      render: (row: Freeze) =>
        may('users.freeze') ? (
          <Button
            type="link"
            size="small"
            onClick={() =>
              setConfirmation({
                title: `解冻${row.nickName}`,
                text: '请先核实本人。提现进入安全锁定。',
                send: (reason) =>
                  call('POST /console/thawAccount', { userId: String(row.userId), reason }).then(reload),
              })
            }
          >
            解冻
          </Button>
        ) : null,
    },
  ]
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={400} />
  const common = { size: 'small', pagination: false, scroll: { x: 'max-content' }, className: styles.cards } as const
  return (
    <ScreenPage title="换绑与冻结" note="先核实本人，再处理；不能处理自己的账号">
      <section className={`panel ${styles.box}`} aria-label="更换手机号的申请">
        <h2 className={styles.boxHead}>更换手机号</h2>
        <Table
          {...common}
          columns={cardColumns<PhoneCase>(phones)}
          dataSource={data.phoneRequests}
          rowKey={(row) => row.requestId}
          locale={{ emptyText: <Empty picture="success" title="没有等待审核的申请" /> }}
        />
      </section>
      <section className={`panel ${styles.box}`} aria-label="本人冻结的账号">
        <h2 className={styles.boxHead}>本人冻结的账号</h2>
        <Table
          {...common}
          columns={cardColumns<Freeze>(freezes)}
          dataSource={data.freezes}
          rowKey={(row) => row.userId}
          locale={{ emptyText: <Empty picture="success" title="没有冻结的账号" /> }}
        />
      </section>
      {confirmation ? (
        <ReasonDialog
          title={confirmation.title}
          text={confirmation.text}
          danger={confirmation.danger}
          confirm="确定"
          label="理由"
          onSend={confirmation.send}
          onClose={() => setConfirmation(null)}
        />
      ) : null}
    </ScreenPage>
  )
}
