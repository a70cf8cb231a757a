import type { ReactNode } from 'react'
import { EmptyPicture } from '@/components/ui/pictures/empty-picture'
import type { EmptyName } from '@/lib/shared/pictures/empty-url'

interface Props {
  title: string
  text?: string
  /** Picture of what is missing or done; a closed shop by default. */
  picture?: EmptyName
  children?: ReactNode
}

/** What happened, one line of help, one next step (children: a button or link). */
export function Empty({ title, text, picture = 'closed', children }: Props) {
  return (
    <div className="empty">
      <EmptyPicture name={picture} />
      <b>{title}</b>
      {text}
      {children}
    </div>
  )
}
