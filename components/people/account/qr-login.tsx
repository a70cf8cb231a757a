'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import styles from './account.module.css'

const QrLoginDialog = onDemand(() => import('./qr-login-dialog').then((file) => file.QrLoginDialog))

/** Left half of the login card. A QR code is created only on request, because it expires after two minutes. */
export function QrLogin() {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.qr}>
      <h2>微信扫码登录</h2>
      <div className={styles.qrBox}>
        <Icon name="wechat" />
      </div>
      <button type="button" className="btn btn-soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        显示二维码
      </button>
      <p className="muted">扫码后在手机上点确认，不用输入密码</p>
      {open ? <QrLoginDialog onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
