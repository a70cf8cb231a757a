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
  /** Who may have it, and until when it can be read. */
  note?: string
  /** Label of the closing button. */
  done?: string
  onClose: () => void
}

const SECRET = '只显示这一次，关闭后不能再查看。请保存在服务器上，不要发给别人。'

/** A new key, signing secret or invitation, the only time it is shown. */
export const CreatedDialog = ({ title, text, copyLabel, note = SECRET, done = '已保存', onClose }: Props) => (
  <Dialog
    open
    title={title}
    size="s"
    onClose={onClose}
    footer={
      <Button kind="primary" onClick={onClose}>
        {done}
      </Button>
    }
  >
    <div className="dialog-text dialog-stack">
      <Alert kind="warn">{note}</Alert>
      <p className={styles.secret}>
        <code>{text}</code>
        <CopyText text={text} label={copyLabel} />
      </p>
    </div>
  </Dialog>
)
