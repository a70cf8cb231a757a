'use client'

import { lazy, Suspense } from 'react'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { AlertButton } from './alert-button'

const MemberAlert = lazy(async () => ({ default: (await import('./member-alert')).MemberAlert }))

/** Button that subscribes to a price drop. Visitors are sent to the login and return afterwards. */
export function PriceAlert({ goodsSn }: { goodsSn: string }) {
  const visitor = useVisitor()
  const plain = <AlertButton onPress={() => void redirectToLogin(location.pathname + location.search)} />
  if (!visitor) return plain
  return (
    <Suspense fallback={plain}>
      <MemberAlert goodsSn={goodsSn} />
    </Suspense>
  )
}
