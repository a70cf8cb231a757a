'use client'

import { Icon } from '@/components/ui/icon'
import { countText } from '@/lib/shared/count-text'
import styles from './favourite-button.module.css'
import { useFollow } from './use-follow'

/** Heart of a list row. */
export function FavouriteButton({ goodsSn, count }: { goodsSn: string; count: number }) {
  const follow = useFollow(goodsSn, count)
  return (
    <button
      type="button"
      className={styles.fav}
      aria-pressed={follow.isFollowed}
      aria-label={`收藏，${follow.count} 人已收藏`}
      onClick={() => void follow.handlePress()}
    >
      <Icon name={follow.isFollowed ? 'heart-fill' : 'heart'} />
      <span className="num">{countText(follow.count)}</span>
    </button>
  )
}
