'use client'

import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useElapsed } from '@/lib/client/hooks/use-elapsed'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import styles from './security.module.css'

const EVERY_MS = 2000
const LIFE_MS = 600_000

/** The code was scanned or has expired; by any QR code: another tab may show a newer one. */
const isEnded = ({ isBound, picture }: { isBound: boolean; picture: string }): boolean =>
  isBound || picture === 'taken' || picture === 'expired'

/** A QR code of the official account for the user; closes automatically once a follower is bound. */
export function WechatPushDialog({ onClose }: { onClose: () => void }) {
  const [round, setRound] = useState(0)
  const { data, error, reload } = useLoad(
    String(round),
    () => call('POST /user/bindWeChatOfficialAccountPush', {}, { progress: true }),
    { keeps: false },
  )
  const renew = () => setRound(round + 1)
  const code = data ? `${round} ${data.url}` : ''
  const isExpired = useElapsed(code, LIFE_MS)
  const scan = useLoad(code || null, () => call('GET /user/bindWeChatOfficialAccountPushStatus', {}), {
    keeps: false,
    everyMs: (now, failed) => (isExpired || failed || (now && isEnded(now)) ? 0 : EVERY_MS),
  })
  const isBound = scan.data?.isBound === true
  const isTaken = !isBound && scan.data?.picture === 'taken'
  const isOver = isExpired || scan.error !== '' || scan.data?.picture === 'expired'
  const handleBound = useEffectEvent(() => {
    toast({ text: '微信消息提醒已绑定' })
    onClose()
  })
  useEffect(() => {
    if (isBound) handleBound()
  }, [isBound])
  const statusText = error
    ? error
    : isTaken
      ? '这个微信已接收另一个账号的消息，请先在那个账号解绑，或换一个微信'
      : isOver
        ? '二维码已失效'
        : data
          ? '请用微信扫码并关注，10 分钟内有效'
          : '正在获取二维码'
  const over = error !== '' || isTaken || isOver
  return (
    <Dialog open size="s" title="绑定微信消息提醒" onClose={onClose}>
      <div className={styles.scan}>
        <div className={over ? 'qr-box is-gone' : 'qr-box'} aria-busy={!data}>
          {data ? (
            <QRCodeSVG
              className="qr"
              value={data.url}
              size={214}
              level="M"
              marginSize={1}
              role="img"
              title="公众号二维码"
              data-url={data.url}
            />
          ) : (
            <span className={`skel ${styles.scanSkel}`} />
          )}
          {over ? (
            <div className="qr-over">
              <b>{isTaken ? '未能绑定' : error ? '获取失败' : '二维码已失效'}</b>
              <Button kind="primary" size="sm" onClick={error ? reload : renew}>
                重新获取
              </Button>
            </div>
          ) : null}
        </div>
        <p className="muted" role="status">
          {statusText}
        </p>
      </div>
    </Dialog>
  )
}
