'use client'

import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Dialog } from '@/components/ui/overlays/dialog'
import styles from './api.module.css'

interface Props {
  title: string
  /** The key or the secret. */
  text: string
  copyLabel: string
  onClose: () => void
}

/** A new key or signing secret, the only time it is shown. */
export const CreatedDialog = ({ title, text, copyLabel, onClose }: Props) => (
  <Dialog
    open
    title={title}
    size="s"
    onClose={onClose}
    footer={
      <Button kind="primary" onClick={onClose}>
        已保存
      </Button>
    }
  >
    <div className="dialog-text dialog-stack">
      <Alert kind="warn">只显示这一次，关闭后不能再查看。请保存在服务器上，不要发给别人。</Alert>
      <p className={styles.secret}>
        <code>{text}</code>
        <CopyText text={text} label={copyLabel} />
      </p>
    </div>
  </Dialog>
)
