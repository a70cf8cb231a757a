'use client'

import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/kit/alert'
import { ContactList, type Contacts } from '@/components/ui/kit/contact-list'
import { CopyText } from '@/components/ui/kit/copy-text'
import { lazyCall } from '@/lib/client/lazy-call'
import { passes } from '@/lib/shared/people/field-rules'
import { Dialog } from './dialog'

interface Props {
  open: boolean
  /**
   * Service number of the site object: shown until the published contacts are loaded, and if they are not available.
   */
  serviceNum: string
  onClose: () => void
}

/**
 * The distributor's service contacts; an order's own chat group comes first, because only there is the contact
 * verified.
 */
export function ServiceDialog({ open, serviceNum, onClose }: Props) {
  const contacts = useContacts(open)
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
      <div className="dialog-text dialog-stack">
        <p>有订单时，请直接在订单群里找客服；还没有订单，可以用下面的方式咨询。</p>
        {serviceNum && !contacts?.list.length ? (
          <p>
            {passes('qq', serviceNum) ? '咨询客服 QQ ' : '咨询客服 '}
            <b className="num">{serviceNum}</b> <CopyText text={serviceNum} label="复制客服号码" />
          </p>
        ) : null}
        {contacts ? <ContactList contacts={contacts} /> : null}
        <Alert kind="warn">客服不会主动加你，不会索要密码、验证码，也不会要求私下转账。</Alert>
      </div>
    </Dialog>
  )
}

/** Loaded when the dialog opens for the first time. */
function useContacts(open: boolean): Contacts | null {
  const [contacts, setContacts] = useState<Contacts | null>(null)
  const isLoaded = contacts !== null
  useEffect(() => {
    if (!open || isLoaded) return
    Promise.all([lazyCall('GET /dist/serQqList', {}), lazyCall('GET /operation/PublicWechatQRCode', {})]).then(
      ([{ list }, { url }]) => setContacts({ list, qrCode: url }),
      () => {}, // the number of the site object is there already
    )
  }, [open, isLoaded])
  return contacts
}
