'use client'

import { useEffect } from 'react'
import { IdentityForm } from '@/components/people/account/identity-form'
import { reloadProfile, useProfile } from '@/lib/client/hooks/use-profile'
import styles from './rental.module.css'

/** Real-name verification if missing; reports the result to the rental form. Loaded for members only. */
export function RentIdentity({ onKnown }: { onKnown: (isVerified: boolean) => void }) {
  const profile = useProfile()
  const isVerified = profile ? profile.authStatus === 2 : undefined
  useEffect(() => {
    if (isVerified !== undefined) onKnown(isVerified)
  }, [isVerified, onKnown])
  if (isVerified !== false) return null
  return (
    <div className={styles.identity}>
      <h3 id="real-h">实名认证</h3>
      <p className="muted">请先完成实名认证（年满 18 周岁）。选好的租期会保留，认证后可直接租用。</p>
      <IdentityForm onDone={() => void reloadProfile()} />
    </div>
  )
}
