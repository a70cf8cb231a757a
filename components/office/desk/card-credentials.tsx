'use client'

import { App, Button, Modal } from 'antd'
import { useState } from 'react'
import { call } from '@/lib/client/api'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import styles from './desk.module.css'

type HandedOver = OutputOf<ApiContract['POST /desk/credentials']>

/** The account submitted by a member to the platform; each view is logged before it is shown. */
export function CardCredentials({ orderSn, onLooked }: { orderSn: string; onLooked: () => void }) {
  const { message } = App.useApp()
  const [shown, setShown] = useState<HandedOver | null>(null)
  const handleLook = () =>
    call('POST /desk/credentials', { orderSn }).then(
      (found) => {
        setShown(found)
        onLooked()
      },
      (error: Error) => void message.error(error.message),
    )
  return (
    <section>
      <h2>
        账号资料
        <small>每次查看都记入操作日志</small>
      </h2>
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
    </section>
  )
}
