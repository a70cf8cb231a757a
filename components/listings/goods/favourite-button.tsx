'use client'

import { Icon } from '@/components/ui/kit/icon'
import { countText } from '@/lib/shared/text/count-text'
import styles from './favourite-button.module.css'
import { useFollow } from './use-follow'

interface Props {
  goodsSn: string
  /** Count at render time; updated while the page is open. */
  count: number
  className?: string
}

/** Heart button with the number of favourites. */
export function FavouriteButton({ goodsSn, count, className = '' }: Props) {
  const follow = useFollow(goodsSn, count)
  return (
    <button
      type="button"
      className={`${styles.fav} ${className}`}
      aria-pressed={follow.isFollowed}
      aria-label={`收藏，${follow.count} 人已收藏`}
      onClick={() => void follow.handlePress()}
    >
      <Icon name={follow.isFollowed ? 'heart-fill' : 'heart'} />
      <span className="num">{countText(follow.count)}</span>
    </button>
  )
}
