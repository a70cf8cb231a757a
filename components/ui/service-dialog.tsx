'use client'

import { Alert } from './alert'
import { CopyText } from './copy-text'
import { Dialog } from './dialog'

/** How to reach the distributor's service; an order's own chat group comes first, because only there is the contact proven. */
export function ServiceDialog({
  open,
  serviceNum,
  onClose,
}: {
  open: boolean
  serviceNum: string
  onClose: () => void
}) {
  return (
    <Dialog
      open={open}
      title="联系客服"
      size="s"
      onClose={onClose}
      footer={
        <a className="btn btn-primary btn-block" href="/chatSystem">
          进入订单沟通
        </a>
      }
    >
      <div className="dialog-text" style={{ display: 'grid', gap: 12 }}>
        <p>有订单时，客服在订单群里，请直接在群里留言。</p>
        {serviceNum ? (
          <p>
            咨询客服：<b className="num">{serviceNum}</b> <CopyText text={serviceNum} label="复制客服号码" />
          </p>
        ) : null}
        <Alert kind="warn">客服只在订单群里联系你，不会索要密码、验证码，也不会要求私下转账。</Alert>
      </div>
    </Dialog>
  )
}
