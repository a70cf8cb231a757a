'use client'

import { type ReactNode, useState } from 'react'
import { call } from '@/lib/client/api'
import { Button } from './button'
import { CopyText } from './copy-text'

/** Requests a certificate, of an order's cover or of the dealer, and shows its number and where anyone can check it. */
export function CertificateButton({ orderSn, children }: { orderSn?: string; children: ReactNode }) {
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const handlePress = async () => {
    setBusy(true)
    try {
      setCode((await call('POST /comm/certificateInfo', { orderSn }, { loud: true, progress: true })).code)
    } catch {
      // the call has already shown the error
    } finally {
      setBusy(false)
    }
  }
  if (!code)
    return (
      <Button size="sm" loading={busy} onClick={() => void handlePress()}>
        {children}
      </Button>
    )
  return (
    <p className="certificate" role="status">
      证书编号 <b className="num">{code}</b> <CopyText text={code} label="复制证书编号" />
      <a className="link" href={`/kfyz?certificate=${code}#certificate-box`}>
        查看证书
      </a>
    </p>
  )
}
