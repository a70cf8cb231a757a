'use client'

import { Button } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { useStaff } from '@/components/office/parts/use-staff'
import { call } from '@/lib/client/api'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type UserFile = OutputOf<ApiContract['GET /console/user']>
const NAMES = { phone: '手机号', realName: '姓名', idCard: '身份证号', email: '邮箱' } as const
type Name = keyof typeof NAMES

/** A verified member has a name, although accounts taken over from elsewhere come without its text. */
const absentOf = (name: Name, { isVerified }: UserFile): string =>
  isVerified && (name === 'realName' || name === 'idCard') ? '已实名，原文未留存' : '未填写'

/** Masked data; each value can be shown in full after entering a reason, until the drawer is closed. */
export function PersonalData({ user }: { user: UserFile }) {
  const { may } = useStaff()
  const [shown, setShown] = useState<Partial<Record<Name, string>>>({})
  const [selected, setSelected] = useState<Name | null>(null)
  const reveal = async (what: Name, reason: string) => {
    const { value } = await call('POST /console/revealUser', { userId: String(user.userId), what, reason })
    setShown((old) => ({ ...old, [what]: value }))
  }
  return (
    <section className={styles.section}>
      <h3>个人资料</h3>
      <dl className={styles.kv}>
        {(Object.keys(NAMES) as Name[]).map((name) => (
          <div key={name} className={styles.fact}>
            <dt>{NAMES[name]}</dt>
            <dd>
              {shown[name] ?? (user[name] || absentOf(name, user))}
              {user[name] && shown[name] === undefined && may('users.reveal') ? (
                <Button type="link" size="small" onClick={() => setSelected(name)}>
                  {`查看完整${NAMES[name]}`}
                </Button>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {selected ? (
        <ReasonDialog
          title={`查看完整${NAMES[selected]}`}
          text="查看人、时间和理由会记入操作日志。"
          confirm="查看"
          done="已显示"
          onSend={(reason) => reveal(selected, reason)}
          onClose={() => setSelected(null)}
        />
      ) : null}
    </section>
  )
}
