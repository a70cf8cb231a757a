'use client'

import { App, Button, Modal } from 'antd'
import { useState } from 'react'
import { CopyText } from '@/components/ui/kit/copy-text'
import styles from './said-list.module.css'

interface Account {
  account: string
  password: string
  note: string
  /** How often it was read, including now. */
  views: number
}

/** Shows an account that a member submitted; `load` logs the view before it answers. */
export function AccountButton({ load, onLooked }: { load: () => Promise<Account>; onLooked?: () => unknown }) {
  const { message } = App.useApp()
  const [shown, setShown] = useState<Account | null>(null)
  const handleLook = () =>
    load().then(
      (found) => {
        setShown(found)
        onLooked?.()
      },
      (error: Error) => void message.error(error.message),
    )
  return (
    <>
      <Button onClick={() => void handleLook()}>查看账号密码</Button>
      <Modal open={shown !== null} title="账号资料" footer={null} onCancel={() => setShown(null)} destroyOnHidden>
        {shown ? (
          <dl className={styles.said}>
            {(
              [
                ['账号', shown.account, true],
                ['密码', shown.password, true],
                ['说明', shown.note || '没有说明', false],
                ['查看', `第 ${shown.views} 次`, false],
              ] as const
            ).map(([label, value, isCopied]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value} {isCopied ? <CopyText text={value} label={`复制${label}`} /> : null}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </Modal>
    </>
  )
}
