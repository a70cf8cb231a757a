import type { ReactNode } from 'react'
import { EmptyPicture } from '@/components/ui/pictures/empty-picture'

/**
 * Error page body: code, plain sentence, home link. Children add a second option, such as retry. Next includes it
 * several times in every page, so it has almost no imports.
 */
export function ErrorBlock({
  code = 500,
  title,
  text,
  children,
}: {
  code?: number
  title: string
  text?: string
  children?: ReactNode
}) {
  return (
    <div className="wrap error-page">
      <div className="empty">
        <EmptyPicture name={code === 404 ? 'search' : 'offline'} />
        <b className="num">{code}</b>
        <h1>{title}</h1>
        {text}
        <span>
          <a className="btn btn-primary" href="/">
            返回首页
          </a>
          {children}
        </span>
      </div>
    </div>
  )
}
