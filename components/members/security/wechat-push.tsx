'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { onDemand } from '@/components/ui/kit/on-demand'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import styles from './security.module.css'

const WechatPushDialog = onDemand(() => import('./wechat-push-dialog').then((file) => file.WechatPushDialog))

/** Notifications through the official account: bound by a QR code, tested by a message, and unbound by a button. */
export function WechatPush() {
  const { data, error, reload } = useLoad('push', () => call('GET /user/bindWeChatOfficialAccountPushStatus', {}))
  const [open, setOpen] = useState<'scan' | 'end'>()
  const [busy, setBusy] = useState(false)
  const test = async () => {
    setBusy(true)
    await call('POST /user/testWechatPush', {}, { loud: true }).then(
      () => toast({ text: '测试消息已发出，请在微信里查看' }),
      () => {},
    )
    setBusy(false)
  }
  const end = async () => {
    await call('POST /user/unbindWechatPush', {}, { loud: true })
    toast({ text: '已解绑，消息不再发到微信' })
    reload()
  }
  const close = () => {
    setOpen(undefined)
    reload()
  }
  // not every site has an official account: render nothing until known
  if (!error && !data?.isOffered && !data?.isBound) return null
  return (
    <section className={styles.part} aria-labelledby="push-h">
      <h2 id="push-h">微信消息提醒</h2>
      <p className="muted">
        关注本站公众号后，订单、资金和安全消息会发到微信。哪些消息要发，在
        <a className="link" href="/center/notifications">
          消息设置
        </a>
        里选择。
      </p>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {data ? (
        <ul className={styles.rows}>
          <li>
            <span className={styles.mark}>
              <Icon name="bell" />
            </span>
            <span className={styles.about}>
              <b>公众号提醒</b>
              <small>{data.isBound ? `${data.createTime.slice(0, 10)} 绑定` : '用微信扫码关注即可绑定'}</small>
            </span>
            <span className={data.isBound ? styles.ok : 'muted'}>
              {data.isBound ? <Icon name="check" /> : null}
              {data.isBound ? '已绑定' : '未绑定'}
            </span>
            {data.isBound ? (
              <span className={styles.acts}>
                <Button size="sm" loading={busy} onClick={() => void test()}>
                  发测试消息
                </Button>
                <Button size="sm" aria-label="解绑微信消息提醒" onClick={() => setOpen('end')}>
                  解绑
                </Button>
              </span>
            ) : (
              <Button size="sm" aria-label="绑定微信消息提醒" onClick={() => setOpen('scan')}>
                绑定
              </Button>
            )}
          </li>
        </ul>
      ) : null}
      {open === 'scan' ? <WechatPushDialog onClose={close} /> : null}
      <ConfirmDialog
        open={open === 'end'}
        title="解绑微信消息提醒？"
        confirmText="解绑"
        onConfirm={end}
        onClose={() => setOpen(undefined)}
      >
        消息不再发到微信，站内消息和其他提醒不受影响
      </ConfirmDialog>
    </section>
  )
}
