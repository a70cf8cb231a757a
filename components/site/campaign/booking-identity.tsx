'use client'

import { IdentityForm } from '@/components/people/account/identity-form'
import { useProfile } from '@/lib/client/hooks/use-profile'
import styles from './booking.module.css'

/** Real-name verification if missing: the places of a season are kept by name. Loaded for members only. */
export function BookingIdentity() {
  const profile = useProfile()
  if (!profile || profile.authStatus === 2) return null
  return (
    <div className={styles.identity}>
      <h2>实名认证</h2>
      <p className="muted">请先完成实名认证（年满 18 周岁）。填写的内容会保留，认证后可直接提交预约。</p>
      <IdentityForm />
    </div>
  )
}
