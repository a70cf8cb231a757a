'use client'

import { pageWindow } from './pager'

/** Pager for lists that a client component loads itself. */
export function PageButtons({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  if (pages <= 1) return null
  const step = (to: number, text: string) => (
    <button type="button" className="btn btn-sm" disabled={to < 1 || to > pages} onClick={() => onPage(to)}>
      {text}
    </button>
  )
  return (
    <nav className="pager" aria-label="分页">
      {step(page - 1, '上一页')}
      {pageWindow(page, pages).map((n, i, all) =>
        n === null ? (
          <span key={`after${all[i - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={n}
            type="button"
            className={n === page ? 'btn btn-sm btn-primary' : 'btn btn-sm'}
            aria-current={n === page ? 'page' : undefined}
            aria-label={`第 ${n} 页`}
            onClick={() => onPage(n)}
          >
            {n}
          </button>
        ),
      )}
      {step(page + 1, '下一页')}
    </nav>
  )
}
