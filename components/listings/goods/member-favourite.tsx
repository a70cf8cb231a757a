'use client'

import { useRef } from 'react'
import { call } from '@/lib/client/api'
import { setOwn, useLoad } from '@/lib/client/hooks/use-load'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { toast } from '@/lib/client/toast-store'
import { HeartButton } from './heart-button'

/** A second click within this time is ignored. */
const LOCK_MS = 1500
/** Hearts of a page are requested together, after paint. */
const GATHER_MS = 50

interface Favourite {
  isFollowed: boolean
  /** Count after the member's own change; before that the page's number is used. */
  count?: number
}

const keyOf = (goodsSn: string): string => `favourite ${goodsSn}`

interface Props {
  goodsSn: string
  count: number
  className: string
  of?: string
}

/** A member's heart button. It stays empty if its state cannot be loaded; a click then shows the error. */
export function MemberFavourite({ goodsSn, count, className, of }: Props) {
  const { data } = useLoad<Favourite>(keyOf(goodsSn), () => isFollowed(goodsSn), { own: true })
  const lockedUntil = useRef(0)
  const handlePress = async () => {
    if (Date.now() < lockedUntil.current || redirectToLogin(location.pathname + location.search)) return
    lockedUntil.current = Date.now() + LOCK_MS
    await setFavourite(goodsSn, !data?.isFollowed)
  }
  return (
    <HeartButton
      isPressed={data?.isFollowed}
      count={data?.count ?? count}
      of={of}
      className={className}
      onPress={() => void handlePress()}
    />
  )
}

/** Adds the item to the member's favourites or removes it, shows the result or the error, and updates the heart. */
export async function setFavourite(goodsSn: string, isFavourite: boolean): Promise<void> {
  try {
    const follow = isFavourite ? '1' : '0'
    const now = await call('POST /user/followGoods', { goodsSn, follow }, { loud: true, progress: true })
    void setOwn<Favourite>(keyOf(goodsSn), { isFollowed: now.followed, count: now.favourites })
    toast({ text: now.followed ? '已收藏' : '已取消收藏' })
  } catch {
    // the call has already shown the error
  }
}

let gathered: { goodsSns: string[]; followed: Promise<Set<string>> } | undefined

async function isFollowed(goodsSn: string): Promise<Favourite> {
  gathered ??= gather()
  gathered.goodsSns.push(goodsSn)
  return { isFollowed: (await gathered.followed).has(goodsSn) }
}

function gather() {
  const goodsSns: string[] = []
  const followed = new Promise((resolve) => setTimeout(resolve, GATHER_MS)).then(async () => {
    gathered = undefined
    return new Set((await call('GET /user/followState', { goodsSns: goodsSns.join(',') })).followed)
  })
  return { goodsSns, followed }
}
