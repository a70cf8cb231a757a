'use client'

import { Alert, Button, Tag, Typography } from 'antd'
import { useState } from 'react'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { useStaff } from '@/components/office/parts/use-staff'
import { call } from '@/lib/client/api'
import { ROLES } from '@/lib/shared/staff/staff'
import { AddStaffDialog } from './add-staff-dialog'
import { StaffActions, type StaffRow } from './staff-actions'

/** Staff of the own platform or distributor: add, change role, reset the authenticator, remove. */
export default function StaffScreen() {
  const { house, siteName } = useStaff()
  const [version, setVersion] = useState(0)
  const [adding, setAdding] = useState(false)
  const [invitation, setInvitation] = useState('')
  const handleChanged = () => setVersion((n) => n + 1)
  const columns = [
    {
      title: '员工',
      render: (row: StaffRow) => (
        <>
          {row.nickName}
          {row.isSelf ? <Tag style={{ marginLeft: 6 }}>自己</Tag> : null}
          <span className={styles.sub}>{row.phone}</span>
        </>
      ),
    },
    { title: '角色', render: (row: StaffRow) => ROLES[row.role] },
    {
      title: '动态验证码',
      render: (row: StaffRow) =>
        row.isEnrolled ? <Tag color="success">已绑定</Tag> : <Tag color="warning">未绑定</Tag>,
    },
    { title: '最近进入', render: (row: StaffRow) => row.lastLogin ?? '从未' },
    { title: '加入时间', dataIndex: 'createTime' },
    {
      title: '操作',
      align: 'right' as const,
      render: (row: StaffRow) => (row.isSelf ? null : <StaffActions row={row} onChanged={handleChanged} />),
    },
  ]
  return (
    <ScreenPage
      title="员工"
      note={house === 'platform' ? '平台' : siteName}
      actions={
        <Button type="primary" onClick={() => setAdding(true)}>
          邀请员工
        </Button>
      }
    >
      {invitation ? (
        <Alert
          type="success"
          showIcon
          closable
          onClose={() => setInvitation('')}
          style={{ marginBottom: 16 }}
          title="邀请链接已生成，请发给对方，只有受邀手机号能用"
          description={
            <Typography.Text copyable style={{ overflowWrap: 'anywhere' }}>
              {invitation}
            </Typography.Text>
          }
        />
      ) : null}
      <section className={`panel ${styles.box}`} aria-label="员工列表">
        <PagedTable
          of="staff"
          version={version}
          load={(page) => call('GET /console/staff', { page })}
          columns={columns}
          rowKey={(row) => row.memberId}
          empty="还没有员工"
        />
      </section>
      {adding ? <AddStaffDialog onClose={() => setAdding(false)} onAdded={setInvitation} /> : null}
    </ScreenPage>
  )
}
