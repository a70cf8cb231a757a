'use client'

import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { CopyText } from '@/components/ui/kit/copy-text'
import { Dialog } from '@/components/ui/overlays/dialog'
import styles from './api.module.css'

/** A new key, the only time it is shown. */
export const CreatedDialog = ({ apiKey, onClose }: { apiKey: string; onClose: () => void }) => (
  <Dialog
    open
    title="密钥已新建"
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
        <code>{apiKey}</code>
        <CopyText text={apiKey} label="复制密钥" />
      </p>
    </div>
  </Dialog>
)
