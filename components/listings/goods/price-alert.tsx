'use client'

import { lazy, Suspense } from 'react'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { AlertButton } from './alert-button'

const load = () => import('./member-alert')
const MemberAlert = lazy(async () => ({ default: (await load()).MemberAlert }))

/** Button that subscribes to a price drop. Visitors are sent to the login and return afterwards. */
export function PriceAlert({ goodsSn }: { goodsSn: string }) {
  const visitor = useVisitor()
  const handlePress = async () => {
    if (redirectToLogin(location.pathname + location.search)) return
    // a member who clicks before the button with the state has loaded
    await (await load()).setPriceAlert(goodsSn, true)
  }
  const plain = <AlertButton onPress={() => void handlePress()} />
  if (!visitor) return plain
  return (
    <Suspense fallback={plain}>
      <MemberAlert goodsSn={goodsSn} />
    </Suspense>
  )
}
