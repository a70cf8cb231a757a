'use client'

import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { call } from '@/lib/client/api'
import { normalPhone } from '@/lib/shared/normalize/phone'
import { ROLE_NAMES, ROLES, type Role } from '@/lib/shared/staff/staff'

export const ROLE_OPTIONS = ROLE_NAMES.map((value) => ({ value, label: ROLES[value] }))

/**
 * Invites the owner of the mobile. The link is passed on by the inviter, as text messages carry none; the authenticator
 * is bound at their first login.
 */
export function AddStaffDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (link: string) => void }) {
  const [mobile, setMobile] = useState('')
  const [role, setRole] = useState<Role>('service')
  const handleSend = async (reason: string) => {
    onAdded((await call('POST /console/addStaff', { mobile, role, reason })).link)
  }
  return (
    <ReasonDialog
      title="邀请员工"
      text="提交后把邀请链接发给对方，短信会提醒对方查收。对方 72 小时内用该手机号登录并接受后成为员工，首次进入时绑定动态验证码。"
      confirm="生成邀请"
      done="邀请已生成"
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
