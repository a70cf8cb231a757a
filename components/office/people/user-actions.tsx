'use client'

import { Button } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import type { UserFile } from './personal-data'

const ACTIONS = {
  note: { title: '添加备注', text: '只有员工看得到。', label: '备注', max: 500, danger: false },
  sessions: { title: '强制下线', text: '所有设备立即退出登录。', label: '理由', max: 200, danger: true },
  thaw: {
    title: '解除本人冻结',
    text: '请先核实本人身份。提现进入安全锁定。',
    label: '理由',
    max: 200,
    danger: false,
  },
  reopen: {
    title: '恢复已注销账号',
    text: '资料清除前可以恢复，恢复后可以重新登录。',
    label: '理由',
    max: 200,
    danger: false,
  },
} as const
type UserAction = keyof typeof ACTIONS

interface Props {
  user: UserFile
  mayFreeze: boolean
  /** Absent: the reader may not restrict members. */
  onRestrict?: () => void
  onChanged: () => void
}

/** Actions available for an account in its current state. */
export function UserActions({ user, mayFreeze, onRestrict, onChanged }: Props) {
  const [action, setAction] = useState<UserAction | null>(null)
  const userId = String(user.userId)
  const byState = { normal: [], frozen: ['thaw'], closed: ['reopen'] } as const
  const actions: UserAction[] = ['note', ...(mayFreeze ? (['sessions', ...byState[user.state]] as const) : [])]
  const send = (what: UserAction, reason: string): Promise<unknown> => {
    if (what === 'note') return call('POST /console/noteUser', { userId, text: reason })
    if (what === 'sessions') return call('POST /console/endUserSessions', { userId, reason })
    if (what === 'thaw') return call('POST /console/thawAccount', { userId, reason })
    return call('POST /console/reopenAccount', { userId, reason })
  }
  return (
    <div className={styles.foot}>
      {actions.map((one) => (
        <Button key={one} danger={ACTIONS[one].danger} onClick={() => setAction(one)}>
          {ACTIONS[one].title}
        </Button>
      ))}
      {onRestrict && user.state !== 'closed' ? (
        <Button danger onClick={onRestrict}>
          限制账号
        </Button>
      ) : null}
      {action ? (
        <ReasonDialog
          {...ACTIONS[action]}
          confirm={ACTIONS[action].title}
          onSend={(reason) => send(action, reason).then(onChanged)}
          onClose={() => setAction(null)}
        />
      ) : null}
    </div>
  )
}
