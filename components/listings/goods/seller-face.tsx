import { Icon } from '@/components/ui/kit/icon'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import styles from './seller-face.module.css'

interface Props {
  /** Seed of the generated avatar. */
  userId: string
  name: string
  actor: string
  isOfficial: boolean
  size: number
}

/** A member's avatar, or the mark of an official shop. */
export const SellerFace = ({ userId, name, actor, isOfficial, size }: Props) =>
  isOfficial && !actor ? (
    <span className={`user-avatar ${styles.official}`} style={{ width: size, fontSize: size / 2 }}>
      <Icon name="shield" />
    </span>
  ) : (
    <UserAvatar userId={userId} nickName={name} actor={actor} size={size} alt="" />
  )
