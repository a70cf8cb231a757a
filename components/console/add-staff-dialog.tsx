'use client'

import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { call } from '@/lib/client/api'
import { normalPhone } from '@/lib/shared/normalize/phone'
import { ROLE_NAMES, ROLES, type Role } from '@/lib/shared/staff'
import { ReasonDialog } from './reason-dialog'

export const ROLE_OPTIONS = ROLE_NAMES.map((value) => ({ value, label: ROLES[value] }))

/** A registered account becomes a member; it binds its authenticator when it comes in. */
export function AddStaffDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const [mobile, setMobile] = useState('')
  const [role, setRole] = useState<Role>('service')
  const handleSend = async (reason: string) => {
    await call('POST /console/addStaff', { mobile, role, reason })
    onAdded()
  }
  return (
    <ReasonDialog
      title="添加员工"
      text="对方须已注册账号，首次进入时绑定动态验证码。"
      confirm="添加"
      done="已添加"
      onSend={handleSend}
      onClose={onClose}
    >
      <Form.Item label="手机号" required htmlFor="mobile">
        <Input
          id="mobile"
          value={mobile}
          onChange={(event) => setMobile(event.target.value)}
          onBlur={() => setMobile(normalPhone(mobile))}
        />
      </Form.Item>
      <Form.Item label="角色" required htmlFor="role">
        <Select id="role" value={role} options={ROLE_OPTIONS} onChange={setRole} />
      </Form.Item>
    </ReasonDialog>
  )
}
