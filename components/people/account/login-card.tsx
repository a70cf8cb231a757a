'use client'

import { useEffect, useState } from 'react'
import type { Vendor } from '@/lib/shared/people/vendors'
import styles from './account.module.css'
import { useAlreadyHere, useLoginPrompt } from './enter-site'
import { LoginForm, type LoginWay } from './login-form'
import { OtherPage } from './other-page'
import { QrLogin } from './qr-login'
import { VendorButtons } from './vendor-buttons'

const WAYS: readonly [LoginWay, string][] = [
  ['password', '密码登录'],
  ['sms', '短信登录'],
]

export function LoginCard({ vendors = [] }: { vendors?: readonly Vendor[] }) {
  const [way, setWay] = useState<LoginWay>('password')
  // a link may open the login by SMS; the page itself is the same for all
  useEffect(() => {
    if (new URLSearchParams(location.search).get('way') === 'sms') setWay('sms')
  }, [])
  useAlreadyHere()
  useLoginPrompt()
  return (
    <section className={styles.card} aria-label="登录">
      <QrLogin />
      <div className={styles.forms}>
        <fieldset className={styles.tabs}>
          <legend className="sr">登录方式</legend>
          {WAYS.map(([value, label]) => (
            <label key={value}>
              <input className="sr" type="radio" name="way" checked={way === value} onChange={() => setWay(value)} />
              {label}
            </label>
          ))}
        </fieldset>
        <noscript>
          <p className="alert alert-warn">登录需要启用 JavaScript，请在浏览器设置中打开后刷新。</p>
        </noscript>
        <LoginForm way={way} />
        <VendorButtons vendors={vendors} />
        <OtherPage ask="还没有账号？" path="/register" text="免费注册" />
      </div>
    </section>
  )
}
