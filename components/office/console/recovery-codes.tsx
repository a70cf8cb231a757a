'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/kit/alert'
import { Button } from '@/components/ui/kit/button'
import { CopyText } from '@/components/ui/kit/copy-text'
import styles from './staff-login.module.css'

interface Props {
  codes: readonly string[]
  /** What follows, e.g. 进入后台. */
  goal: string
  onDone: () => void
}

/** Shown only once; requires a confirmation that the codes were saved. */
export function RecoveryCodes({ codes, goal, onDone }: Props) {
  const [isSaved, setSaved] = useState(false)
  return (
    <div className={styles.form}>
      <Alert kind="warn">恢复码只显示这一次，每个用一次。手机丢失时靠它进入，请抄写或打印保存。</Alert>
      <ul className={styles.codes} aria-label="恢复码">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <CopyText text={codes.join('\n')} label="复制全部恢复码">
          复制全部
        </CopyText>
      </p>
      <label className="check">
        <input type="checkbox" checked={isSaved} onChange={() => setSaved(!isSaved)} /> 我已妥善保存
      </label>
      <Button kind="primary" disabled={!isSaved} onClick={onDone}>
        {goal}
      </Button>
    </div>
  )
}
