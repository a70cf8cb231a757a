'use client'

import { App, Button, Modal } from 'antd'
import { useState } from 'react'
import { call } from '@/lib/client/api'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import styles from './check.module.css'

type Submitted = OutputOf<ApiContract['POST /desk/checkAccount']>

/** The account submitted for a check; each view is logged before it is shown. */
export function CheckAccount({ checkId }: { checkId: string }) {
  const { message } = App.useApp()
  const [shown, setShown] = useState<Submitted | null>(null)
  const handleLook = () =>
    call('POST /desk/checkAccount', { checkId }).then(setShown, (error: Error) => void message.error(error.message))
  return (
    <>
      <Button onClick={() => void handleLook()}>查看账号密码</Button>
      <Modal open={shown !== null} title="账号资料" footer={null} onCancel={() => setShown(null)} destroyOnHidden>
        {shown ? (
          <dl className={styles.says}>
            {(
              [
                ['账号', shown.account],
                ['密码', shown.password],
                ['说明', shown.note || '没有说明'],
                ['查看', `第 ${shown.views} 次`],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </Modal>
    </>
  )
}
