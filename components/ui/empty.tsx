import type { ReactNode } from 'react'
import { type EmptyName, emptyUrl } from '@/lib/shared/art/art-url'

interface Props {
  title: string
  text?: string
  /** What is missing or done; a closed shop when nothing fits better. */
  picture?: EmptyName
  children?: ReactNode
}

/** What happened, one line of help, one way out (children: a button or link). */
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

/** One of the eight drawings, in the brand's colours. */
export const EmptyPicture = ({ name }: { name: EmptyName }) => (
  <svg width="176" height="132" viewBox="0 0 240 180" aria-hidden="true">
    <use href={emptyUrl(name)} />
  </svg>
)
