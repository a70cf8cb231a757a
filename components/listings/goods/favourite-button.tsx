'use client'

import { lazy, Suspense } from 'react'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { HeartButton } from './heart-button'

const MemberFavourite = lazy(async () => ({ default: (await import('./member-favourite')).MemberFavourite }))

interface Props {
  goodsSn: string
  /** Count at render time; updated while the page is open. */
  count: number
  className?: string
}

/** Heart button with the number of favourites. Visitors are sent to the login and return afterwards. */
export function FavouriteButton({ goodsSn, count, className = '' }: Props) {
  const visitor = useVisitor()
  const plain = (
    <HeartButton
      count={count}
      className={className}
      onPress={() => void redirectToLogin(location.pathname + location.search)}
    />
  )
  if (!visitor) return plain
  return (
    <Suspense fallback={plain}>
      <MemberFavourite goodsSn={goodsSn} count={count} className={className} />
    </Suspense>
  )
}
