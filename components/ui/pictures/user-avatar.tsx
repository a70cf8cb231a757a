import { avatarUrl, type UserFace } from '@/lib/shared/pictures/art-url'

export function UserAvatar({
  size = 40,
  alt,
  className = '',
  ...user
}: UserFace & { size?: number; alt?: string; className?: string }) {
  return (
    <img
      className={`user-avatar ${className}`.trimEnd()}
      src={avatarUrl(user)}
      alt={alt ?? `${user.nickName} 的头像`}
      width={size}
      height={size}
      style={{ width: size }}
      loading="lazy"
    />
  )
}
