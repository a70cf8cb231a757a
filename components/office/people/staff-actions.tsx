'use client'

import { Button, Form, Select } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { call } from '@/lib/client/api'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ROLES } from '@/lib/shared/staff/staff'
import { ROLE_OPTIONS } from './add-staff-dialog'

export type StaffRow = OutputOf<ApiContract['GET /console/staff']>['list'][number]
type StaffAction = 'role' | 'reset' | 'remove'

/** Actions on another staff member, each with a reason. */
export function StaffActions({ row, onChanged }: { row: StaffRow; onChanged: () => void }) {
  const [action, setAction] = useState<StaffAction | null>(null)
  const [role, setRole] = useState(row.role)
  const memberId = String(row.memberId)
  const close = () => setAction(null)
  const send = (work: (reason: string) => Promise<unknown>) => async (reason: string) => {
    await work(reason)
    onChanged()
  }
  return (
    <>
      <Button type="link" size="small" onClick={() => setAction('role')}>
        改角色
      </Button>
      <Button type="link" size="small" disabled={!row.isEnrolled} onClick={() => setAction('reset')}>
        重置验证码
      </Button>
      <Button type="link" size="small" danger onClick={() => setAction('remove')}>
        移除
      </Button>
      {action === 'role' ? (
        <ReasonDialog
          title={`修改${row.nickName}的角色`}
          text={`现在是${ROLES[row.role]}，修改后对方的下一次操作即生效。`}
          confirm="修改"
          onSend={send((reason) => call('POST /console/changeRole', { memberId, role, reason }))}
          onClose={close}
        >
          <Form.Item label="角色" htmlFor="role">
            <Select id="role" value={role} options={ROLE_OPTIONS} onChange={setRole} />
          </Form.Item>
        </ReasonDialog>
      ) : null}
      {action === 'reset' ? (
        <ReasonDialog
          title={`重置${row.nickName}的动态验证码`}
          text="对方立即退出工作台，下次进入时重新绑定，原来的恢复码全部作废。请先确认是本人提出。"
          confirm="重置"
          danger
          onSend={send((reason) => call('POST /console/resetStaffCode', { memberId, reason }))}
          onClose={close}
        />
      ) : null}
      {action === 'remove' ? (
        <ReasonDialog
          title={`移除员工${row.nickName}`}
          text="对方的下一次操作即被拒绝，其会员账号不受影响。"
          confirm="移除"
          danger
          onSend={send((reason) => call('POST /console/removeStaff', { memberId, reason }))}
          onClose={close}
        />
      ) : null}
    </>
  )
}
