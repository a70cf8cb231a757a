'use client'

import { lazy, Suspense } from 'react'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { HeartButton } from './heart-button'

const load = () => import('./member-favourite')
const MemberFavourite = lazy(async () => ({ default: (await load()).MemberFavourite }))

interface Props {
  goodsSn: string
  /** Count at render time; updated while the page is open. */
  count: number
  className?: string
  /** Which item, in lists of many. */
  of?: string
}

/** Heart button with the number of favourites. Visitors are sent to the login and return afterwards. */
export function FavouriteButton({ goodsSn, count, className = '', of }: Props) {
  const visitor = useVisitor()
  const handlePress = async () => {
    if (redirectToLogin(location.pathname + location.search)) return
    // a member who clicks before the button with the state has loaded
    await (await load()).setFavourite(goodsSn, true)
  }
  const plain = <HeartButton count={count} of={of} className={className} onPress={() => void handlePress()} />
  if (!visitor) return plain
  return (
    <Suspense fallback={plain}>
      <MemberFavourite goodsSn={goodsSn} count={count} of={of} className={className} />
    </Suspense>
  )
}
