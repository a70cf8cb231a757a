'use client'

import { QRCodeSVG } from 'qrcode.react'
import { Button } from '@/components/ui/kit/button'
import { Segment } from '@/components/ui/kit/segment'
import { Dialog } from '@/components/ui/overlays/dialog'
import styles from './account.module.css'
import { type QrLoginState, useQrLogin } from './use-qr-login'

const STATE_TEXTS: Record<QrLoginState, string> = {
  loading: '正在获取二维码',
  waiting: '请用手机扫码，2 分钟内有效',
  scanned: '已扫码，请在手机上确认',
  refused: '手机上已取消登录',
  gone: '二维码已失效',
}

const TYPES = [
  { value: 'wechat', label: '微信' },
  { value: 'qq', label: 'QQ' },
] as const

/** The other type is only displayed: selecting it has no effect. */
const handleType = () => {}

export function QrLoginDialog({ onClose }: { onClose: () => void }) {
  const { url, state, renew } = useQrLogin()
  const over = state === 'gone' || state === 'refused'
  return (
    <Dialog open title="微信扫码登录" size="s" onClose={onClose}>
      <div className={styles.scan}>
        <Segment label="扫码方式" value="wechat" options={TYPES} onChange={handleType} />
        <div className={over ? 'qr-box is-gone' : 'qr-box'} aria-busy={state === 'loading'}>
          {state === 'loading' || !url ? (
            <span className={`skel ${styles.scanSkel}`} />
          ) : (
            <QRCodeSVG
              className="qr"
              value={url}
              size={214}
              level="M"
              marginSize={1}
              role="img"
              title="登录二维码"
              data-url={url}
            />
          )}
          {over ? (
            <div className="qr-over">
              <b>{STATE_TEXTS[state]}</b>
              <Button kind="primary" size="sm" onClick={renew}>
                重新获取
              </Button>
            </div>
          ) : null}
        </div>
        <p className={state === 'scanned' ? styles.scanned : 'muted'} role="status">
          {STATE_TEXTS[state]}
        </p>
        <ol className={styles.scanSteps}>
          <li>打开微信或手机相机，扫描二维码</li>
          <li>核对登录的网站、城市和设备</li>
          <li>确认是本人操作，再点“确认登录”</li>
        </ol>
      </div>
    </Dialog>
  )
}
