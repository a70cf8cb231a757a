'use client'

import { lazy, Suspense, useState } from 'react'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { AlertButton } from './alert-button'

const MemberAlert = lazy(async () => ({ default: (await import('./member-alert')).MemberAlert }))

/** Button that opens the alert for a lower price. Visitors are sent to the login and return afterwards. */
export function PriceAlert({ goodsSn, price }: { goodsSn: string; price: string }) {
  const visitor = useVisitor()
  // kept here, so that a click before the script of the dialog has loaded opens it
  const [isOpen, setOpen] = useState(false)
  const handlePress = () => {
    if (!redirectToLogin(location.pathname + location.search)) setOpen(true)
  }
  const plain = <AlertButton onPress={handlePress} />
  if (!visitor) return plain
  return (
    <Suspense fallback={plain}>
      <MemberAlert
        goodsSn={goodsSn}
        price={price}
        isOpen={isOpen}
        onPress={handlePress}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  )
}
