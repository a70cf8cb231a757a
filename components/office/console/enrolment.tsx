'use client'

import { QRCodeSVG } from 'qrcode.react'
import { CopyText } from '@/components/ui/kit/copy-text'
import { LoadError } from '@/components/ui/kit/load-error'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { useLoad } from '@/lib/client/hooks/use-load'
import { lazyCall } from '@/lib/client/lazy-call'
import { CodeForm } from './code-form'
import styles from './staff-login.module.css'

/** Binds an authenticator: its QR code, its key for typing, and a first code as confirmation. */
export function Enrolment({ onIn }: { onIn: (recoveryCodes: string[]) => void }) {
  const { data, error, reload } = useLoad('key', () => lazyCall('POST /staff/beginEnrolment', {}))
  if (!data) return error ? <LoadError message={error} onRetry={reload} /> : <Skeleton height={300} />
  const key = data.secret.replace(/(.{4})(?=.)/g, '$1 ')
  return (
    <>
      <ol className={styles.steps}>
        <li>用手机验证器扫描二维码，或手动输入密钥。可用微信小程序“腾讯身份验证器”，或 Microsoft Authenticator。</li>
        <li>输入应用里显示的 6 位数字完成绑定。</li>
      </ol>
      <div className={styles.key}>
        <QRCodeSVG value={data.uri} size={168} level="M" title="验证器二维码" />
        <p>
          <span className="muted">密钥</span>
          <code>{key}</code>
          <CopyText text={data.secret} label="复制密钥" />
        </p>
      </div>
      <CodeForm onIn={onIn} />
    </>
  )
}
